import { createUseTexts } from "../i18n/createUseTexts";
import en from "../i18n/messages/site/en.json";
import es from "../i18n/messages/site/es.json";
import fr from "../i18n/messages/site/fr.json";
import pt from "../i18n/messages/site/pt.json";

export const useSiteTexts = createUseTexts({ en, es, fr, pt });
