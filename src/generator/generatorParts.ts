import type { TagWords } from "../core";
import { createLanguageParts, createPart } from "../parts/createPart";

export const workingsPart = createPart(import.meta.glob<typeof import("./workings")>("/src/generator/workings.ts"));

export const tagWordsPartOf = createLanguageParts(
  import.meta.glob<{ default: TagWords }>("/src/languages/*/words.json"),
);
