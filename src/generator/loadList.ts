import { type Address, type Alias, loadTagWords } from "../core";
import type { Language } from "../i18n/languages";
import { createPart } from "../loading/createPart";
import { loadPart } from "../platform/loadPart";
import type { Settings } from "./generatorReducer";

/** Shows a list. */
export const resultsPart = createPart("Results", () => import("./results/Results"));

const importMakeAliases = () => import("./makeAliases");

/**
 * Loads all that a list needs: the function that makes it, with tags in the given language, and the view
 * that shows it. A file that cannot be fetched is an error here and not in rendering.
 *
 * @throws {LoadError} Where a file cannot be fetched.
 */
export async function loadList(
  language: Language,
): Promise<(address: Address, settings: Settings, seed: number) => Alias[]> {
  const [{ makeAliases }, words] = await Promise.all([
    loadPart("makeAliases", importMakeAliases),
    loadTagWords(language, loadPart),
    resultsPart.load(),
  ]);
  return (address, settings, seed) => makeAliases(address, settings, words, seed);
}
