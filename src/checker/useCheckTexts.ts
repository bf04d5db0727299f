import { createTexts } from "../i18n/createTexts";
import en from "../i18n/messages/check/en.json";
import es from "../i18n/messages/check/es.json";
import fr from "../i18n/messages/check/fr.json";
import pt from "../i18n/messages/check/pt.json";
import { useLanguage } from "../i18n/useLanguage";

const texts = createTexts({ en, es, fr, pt });

export function useCheckTexts() {
  return texts[useLanguage().language];
}
