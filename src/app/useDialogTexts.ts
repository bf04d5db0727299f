import { createUseTexts } from "../i18n/createUseTexts";
import type english from "../languages/en/dialogs.json";

export const useDialogTexts = createUseTexts(
  import.meta.glob<typeof english>("/src/languages/*/dialogs.json", { eager: true, import: "default" }),
);
