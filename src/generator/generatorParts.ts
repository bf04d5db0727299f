import type { TagWords } from "../core";
import { createLanguageParts, createPart } from "../parts/createPart";

export const listMakerPart = createPart(import.meta.glob<typeof import("./listMaker")>("/src/generator/listMaker.ts"));

export const tagWordsPartOf = createLanguageParts(
  import.meta.glob<{ default: TagWords }>("/src/languages/*/words.json"),
);
