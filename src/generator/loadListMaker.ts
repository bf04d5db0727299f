import { type Address, type Alias, loadTagWords } from "../core";
import type { Language } from "../i18n/languages";
import { loadPart } from "../platform/loadPart";
import type { Settings } from "./generatorReducer";
import { resultsPart } from "./resultsPart";

const importMakeAliases = () => import("./makeAliases");

/**
 * Loads everything that a list needs: the function that makes it, the words for its tags, and its view. The view is
 * loaded here too, so that a failure is handled once and not while rendering.
 *
 * @param language The language of the tags.
 * @throws {LoadError} If a file cannot be fetched.
 */
export async function loadListMaker(
  language: Language,
): Promise<(address: Address, settings: Settings, seed: number) => Alias[]> {
  const [{ makeAliases }, words] = await Promise.all([
    loadPart("makeAliases", importMakeAliases),
    loadTagWords(language, loadPart),
    resultsPart.load(),
  ]);
  return (address, settings, seed) => makeAliases(address, settings, words, seed);
}
