import { type Address, type Alias, tagWordFiles } from "../core";
import { fileOf, type Language } from "../languages/languages";
import { loadPart } from "../platform/loadPart";
import type { Settings } from "./generatorReducer";
import { restPart } from "./restPart";

/**
 * Loads everything that a list needs: the function that makes it, its view, and the words for its tags.
 *
 * @param language The language of the tags.
 * @throws {LoadError} If a file cannot be fetched.
 */
export async function loadListMaker(
  language: Language,
): Promise<(address: Address, settings: Settings, seed: number) => Alias[]> {
  const [, importWords] = fileOf(tagWordFiles, language);
  const [{ makeAliases }, words] = await Promise.all([restPart.load(), loadPart(`words-${language}`, importWords)]);
  return (address, settings, seed) => makeAliases(address, settings, words.default, seed);
}
