import { createTexts } from "../../i18n/createTexts";
import en from "../../i18n/messages/given/en.json";
import es from "../../i18n/messages/given/es.json";
import fr from "../../i18n/messages/given/fr.json";
import pt from "../../i18n/messages/given/pt.json";
import { useLanguage } from "../../i18n/useLanguage";

const texts = createTexts({ en, es, fr, pt });

export function useGivenTexts() {
  return texts[useLanguage().language];
}
