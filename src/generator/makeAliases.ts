import { type Address, type Alias, generateAliases, type TagWords } from "../core";
import type { Settings } from "./generatorReducer";
import { usedOwnTags } from "./usedOwnTags";

/** Has a file of its own, because the first paint does not need the generating code. */
export function makeAliases(address: Address, settings: Settings, words: TagWords, seed: number): Alias[] {
  const { maxResults, includeDomainVariants, kinds } = settings;
  const ownTags = usedOwnTags(settings, address.username);
  const year = new Date().getFullYear();
  return generateAliases(address, words, { maxResults, includeDomainVariants, kinds, ownTags, seed, year });
}
