import { createUseTexts } from "../i18n/createUseTexts";
import type english from "../languages/en/gmailFilters.json";

export const useFilterTexts = createUseTexts(
  import.meta.glob<typeof english>("/src/languages/*/gmailFilters.json", { eager: true, import: "default" }),
);
