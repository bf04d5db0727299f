import { createUseTexts } from "../i18n/createUseTexts";
import type english from "../languages/en/check.json";

export const useCheckTexts = createUseTexts(
  import.meta.glob<typeof english>("/src/languages/*/check.json", { eager: true, import: "default" }),
);
