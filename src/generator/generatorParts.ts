import { tagWordFiles } from "../core";
import { createLanguageParts, createPart } from "../parts/createPart";

export const workingsPart = createPart(import.meta.glob<typeof import("./workings")>("/src/generator/workings.ts"));

export const tagWordsPartOf = createLanguageParts(tagWordFiles);
