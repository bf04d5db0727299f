import { createTexts } from "../i18n/createTexts";
import en from "../i18n/messages/dialogs/en.json";
import es from "../i18n/messages/dialogs/es.json";
import fr from "../i18n/messages/dialogs/fr.json";
import pt from "../i18n/messages/dialogs/pt.json";
import { useLanguage } from "../i18n/useLanguage";

const texts = createTexts({ en, es, fr, pt });

export function useDialogTexts() {
  return texts[useLanguage().language];
}
