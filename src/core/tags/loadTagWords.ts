import { fileOf, type Language } from "../../languages/languages";

/** The words for the tags of one language, in its own spelling. */
export interface TagWords {
  /** Purposes of an address, about 50 words in all. */
  readonly suggested: {
    readonly business: readonly string[];
    readonly dev: readonly string[];
    readonly personal: readonly string[];
    readonly shopping: readonly string[];
    readonly newsletter: readonly string[];
    readonly other: readonly string[];
  };
  readonly everyday: readonly string[];
  readonly places: readonly string[];
  /** Strings of ASCII letters that are rude, or make people start. No two words joined bare have one at their seam. */
  readonly avoid: readonly string[];
}

/** The file of each language's words, by its path. For a caller that loads it in a way of its own. */
export const tagWordFiles = import.meta.glob<{ default: TagWords }>("/src/languages/*/words.json");

/**
 * Loads the words of a language: one lazy chunk.
 *
 * @public The specification names it. The page loads the same files in a way of its own.
 * @throws The error of the import, if the chunk cannot be fetched.
 */
export async function loadTagWords(language: Language): Promise<TagWords> {
  const [, importFile] = fileOf(tagWordFiles, language);
  return (await importFile()).default;
}
