import { createUseTexts } from "../../i18n/createUseTexts";
import en from "../../i18n/messages/given/en.json";
import es from "../../i18n/messages/given/es.json";
import fr from "../../i18n/messages/given/fr.json";
import pt from "../../i18n/messages/given/pt.json";

export const useGivenTexts = createUseTexts({ en, es, fr, pt });
