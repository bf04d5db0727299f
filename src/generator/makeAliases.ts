import { type Address, type Alias, generateAliases, loadTagWords, type TagLanguage } from "../core";

/**
 * Makes the list of an address with tags in the given language. In a chunk of its own, for the first
 * picture does not need it.
 *
 * @throws Where the words cannot be loaded.
 */
export async function makeAliases(address: Address, language: TagLanguage, seed: number): Promise<Alias[]> {
  const words = await loadTagWords(language);
  return generateAliases(address, words, { seed, year: new Date().getFullYear() });
}
