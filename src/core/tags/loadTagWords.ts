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

/** One lazy chunk per language. */
const loaders = {
  en: () => import("./words/en.json"),
  pt: () => import("./words/pt.json"),
  es: () => import("./words/es.json"),
  fr: () => import("./words/fr.json"),
} satisfies Record<string, () => Promise<{ default: TagWords }>>;

export type TagLanguage = keyof typeof loaders;

/**
 * Loads the words of a language.
 *
 * @param load Calls the import, for a caller that handles failed loads. `name` is the name of the built file
 *   without its hash, `words-en`.
 * @throws The error of `load`, or of the import, if the chunk cannot be fetched. A later call tries again.
 */
export async function loadTagWords(
  language: TagLanguage,
  load: <File>(name: string, importFile: () => Promise<File>) => Promise<File> = (_, importFile) => importFile(),
): Promise<TagWords> {
  const words = await load<{ default: TagWords }>(`words-${language}`, loaders[language]);
  return words.default;
}
