import { createTexts } from "../../i18n/createTexts";
import en from "../../i18n/messages/faults/en.json";
import es from "../../i18n/messages/faults/es.json";
import fr from "../../i18n/messages/faults/fr.json";
import pt from "../../i18n/messages/faults/pt.json";
import { useLanguage } from "../../i18n/useLanguage";

const texts = createTexts({ en, es, fr, pt });

/** What may be wrong with an address. */
export function useFaultTexts() {
  return texts[useLanguage().language];
}
