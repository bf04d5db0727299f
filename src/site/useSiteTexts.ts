import { createTexts } from "../i18n/createTexts";
import en from "../i18n/messages/site/en.json";
import es from "../i18n/messages/site/es.json";
import fr from "../i18n/messages/site/fr.json";
import pt from "../i18n/messages/site/pt.json";
import { useLanguage } from "../i18n/useLanguage";

const texts = createTexts({ en, es, fr, pt });

export function useSiteTexts() {
  return texts[useLanguage().language];
}
