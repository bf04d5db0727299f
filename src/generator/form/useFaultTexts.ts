import { createUseTexts } from "../../i18n/createUseTexts";
import en from "../../i18n/messages/faults/en.json";
import es from "../../i18n/messages/faults/es.json";
import fr from "../../i18n/messages/faults/fr.json";
import pt from "../../i18n/messages/faults/pt.json";

/** What may be wrong with an address. */
export const useFaultTexts = createUseTexts({ en, es, fr, pt });
