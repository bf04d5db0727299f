import type { TagWords } from "../core";
import { createLanguageParts } from "../i18n/loadTexts";
import { createPart } from "../platform/createPart";

export const listMakerPart = createPart(import.meta.glob<typeof import("./listMaker")>("/src/make/listMaker.ts"));

export const tagWordsPartOf = createLanguageParts(
  import.meta.glob<{ default: TagWords }>("/src/i18n/languages/*/words.json"),
);
