import { type Address, type Alias, loadTagWords } from "../core";
import type { Language } from "../i18n/languages";
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
  const [{ makeAliases }, words] = await Promise.all([restPart.load(), loadTagWords(language, loadPart)]);
  return (address, settings, seed) => makeAliases(address, settings, words, seed);
}
