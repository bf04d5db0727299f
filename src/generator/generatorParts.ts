import type { TagWords } from "../core";
import { createLanguageParts, createPart } from "../parts/createPart";

export const restPart = createPart(
  import.meta.glob<typeof import("./restOfGenerator")>("/src/generator/restOfGenerator.ts"),
);

export const tagWordsPartOf = createLanguageParts(
  import.meta.glob<{ default: TagWords }>("/src/languages/*/words.json"),
);
