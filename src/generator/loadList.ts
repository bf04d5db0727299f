import { type Address, type Alias, loadTagWords } from "../core";
import type { Language } from "../i18n/languages";
import { loadPart } from "../platform/loadPart";
import type { Settings } from "./generatorReducer";

const importMakeAliases = () => import("./makeAliases");
const importResults = () => import("./Results");

/** Loads the view of a list. */
export function loadResults(): ReturnType<typeof importResults> {
  return loadPart(importResults);
}

/**
 * Loads what makes a list with tags in the given language, and what shows it: a file that cannot be
 * fetched is an error here and not in rendering.
 *
 * @throws {LoadError} Where a file cannot be fetched.
 */
export async function loadList(
  language: Language,
): Promise<(address: Address, settings: Settings, seed: number) => Alias[]> {
  const [{ makeAliases }, words] = await Promise.all([
    loadPart(importMakeAliases),
    loadTagWords(language, loadPart),
    loadResults(),
  ]);
  return (address, settings, seed) => makeAliases(address, settings, words, seed);
}
