import { createTexts } from "../i18n/createTexts";
import en from "../i18n/messages/gmailFilters/en.json";
import es from "../i18n/messages/gmailFilters/es.json";
import fr from "../i18n/messages/gmailFilters/fr.json";
import pt from "../i18n/messages/gmailFilters/pt.json";
import { useLanguage } from "../i18n/useLanguage";

const texts = createTexts({ en, es, fr, pt });

export function useFilterTexts() {
  return texts[useLanguage().language];
}
