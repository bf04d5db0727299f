import { createUseTexts } from "../i18n/createUseTexts";
import type english from "../languages/en/generator.json";

export const useGeneratorTexts = createUseTexts(
  import.meta.glob<typeof english>("/src/languages/*/generator.json", { eager: true, import: "default" }),
);
