import { fileOf, type Language } from "../src/i18n/languages/languages";

/** Facts about a language that the tests need and its texts do not have. */
interface Samples {
  /** Words that are English words too. */
  readonly sharedWords: readonly string[];
  /** Words that the page has another word for: the list, a backup, a site or person, to delete. */
  readonly otherWords: readonly string[];
  /** Rude words that the public list lacks. */
  readonly rudeWords: readonly string[];
  /** 21 November and 1 December 2026, the latter also with 14:05. */
  readonly dates: Readonly<Record<"day" | "first" | "shortDay" | "shortFirst", string>>;
}

const files = import.meta.glob<Samples>("/src/i18n/languages/*/samples.json", { eager: true, import: "default" });

/** Returns the samples in the folder of a language. */
export function samplesOf(language: Language): Samples {
  return fileOf(files, language)[1];
}
