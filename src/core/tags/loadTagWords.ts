/** The words that tags are made of, in one language and in its own spelling. */
export interface TagWords {
  /** Words that say what an address is for, about 50 in all. */
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
 * @param load Calls the import in its own way. The name is that of the file without its hash, `words-en`.
 * @throws What `load` or the platform throws when the chunk cannot be fetched; a later call tries again.
 */
export async function loadTagWords(
  language: TagLanguage,
  load: <File>(name: string, importFile: () => Promise<File>) => Promise<File> = (_, importFile) => importFile(),
): Promise<TagWords> {
  const words = await load<{ default: TagWords }>(`words-${language}`, loaders[language]);
  return words.default;
}
