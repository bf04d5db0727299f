import { createUseTexts } from "../../i18n/createUseTexts";
import type english from "../../languages/en/faults.json";

/** What may be wrong with an address. */
export const useFaultTexts = createUseTexts(
  import.meta.glob<typeof english>("/src/languages/*/faults.json", { eager: true, import: "default" }),
);
