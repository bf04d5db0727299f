import { type Address, type Alias, generateAliases, type TagWords, toOwnTags } from "../core";
import type { Settings } from "./generatorReducer";

/** Makes the list of an address. In a chunk of its own, for the first picture does not need it. */
export function makeAliases(
  address: Address,
  { tagsText, ...settings }: Settings,
  words: TagWords,
  seed: number,
): Alias[] {
  const ownTags = toOwnTags(tagsText).flatMap((own) => ("tag" in own ? [own.tag] : []));
  return generateAliases(address, words, { ...settings, ownTags, seed, year: new Date().getFullYear() });
}
