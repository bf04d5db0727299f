import { createUseTexts } from "../i18n/createUseTexts";
import type english from "../languages/en/afterInput.json";

export const useAfterInputTexts = createUseTexts(
  import.meta.glob<typeof english>("/src/languages/*/afterInput.json", { eager: true, import: "default" }),
);
