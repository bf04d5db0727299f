import { tagWordFiles } from "../core";
import { createLanguageParts } from "../i18n/createLanguageParts";
import { createPart } from "../platform/createPart";

/** What the generator needs once there is an input: its reading, own tags, options and the list. */
export const afterInputPart = createPart(
  import.meta.glob<typeof import("./afterInput")>("/src/generator/afterInput.ts"),
);

export const tagWordsPartOf = createLanguageParts(tagWordFiles);
