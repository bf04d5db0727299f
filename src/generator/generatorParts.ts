import { tagWordFiles } from "../core";
import { createLanguageParts, createPart } from "../parts/createPart";

/** What the generator needs once there is an input: its reading, own tags, options and the list. */
export const afterInputPart = createPart(
  import.meta.glob<typeof import("./afterInput")>("/src/generator/afterInput.ts"),
);

export const tagWordsPartOf = createLanguageParts(tagWordFiles);
