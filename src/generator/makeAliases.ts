import { type Address, type Alias, generateAliases, loadTagWords, type TagLanguage, toOwnTags } from "../core";
import type { Settings } from "./generatorReducer";

/**
 * Makes the list of an address with tags in the given language. In a chunk of its own, for the first
 * picture does not need it.
 *
 * @throws Where the words cannot be loaded.
 */
export async function makeAliases(
  address: Address,
  { tagsText, ...settings }: Settings,
  language: TagLanguage,
  seed: number,
): Promise<Alias[]> {
  const words = await loadTagWords(language);
  const ownTags = toOwnTags(tagsText).flatMap((own) => ("tag" in own ? [own.tag] : []));
  return generateAliases(address, words, { ...settings, ownTags, seed, year: new Date().getFullYear() });
}
