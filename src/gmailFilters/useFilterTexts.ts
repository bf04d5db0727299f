import { createUseTexts } from "../i18n/createUseTexts";
import en from "../i18n/messages/gmailFilters/en.json";
import es from "../i18n/messages/gmailFilters/es.json";
import fr from "../i18n/messages/gmailFilters/fr.json";
import pt from "../i18n/messages/gmailFilters/pt.json";

export const useFilterTexts = createUseTexts({ en, es, fr, pt });
