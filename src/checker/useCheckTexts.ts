import { createUseTexts } from "../i18n/createUseTexts";
import en from "../i18n/messages/check/en.json";
import es from "../i18n/messages/check/es.json";
import fr from "../i18n/messages/check/fr.json";
import pt from "../i18n/messages/check/pt.json";

export const useCheckTexts = createUseTexts({ en, es, fr, pt });
