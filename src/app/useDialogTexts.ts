import { createUseTexts } from "../i18n/createUseTexts";
import en from "../i18n/messages/dialogs/en.json";
import es from "../i18n/messages/dialogs/es.json";
import fr from "../i18n/messages/dialogs/fr.json";
import pt from "../i18n/messages/dialogs/pt.json";

export const useDialogTexts = createUseTexts({ en, es, fr, pt });
