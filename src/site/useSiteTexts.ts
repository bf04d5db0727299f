import { createUseTexts } from "../i18n/createUseTexts";
import type english from "../languages/en/site.json";

export const useSiteTexts = createUseTexts(
  import.meta.glob<typeof english>("/src/languages/*/site.json", { eager: true, import: "default" }),
);
