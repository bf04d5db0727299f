import { createUseTexts } from "../i18n/createUseTexts";
import type english from "../languages/en/given.json";

export const useGivenTexts = createUseTexts(
  import.meta.glob<typeof english>("/src/languages/*/given.json", { eager: true, import: "default" }),
);
