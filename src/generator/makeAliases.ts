import { type Address, type Alias, generateAliases, type TagWords, toOwnTags } from "../core";
import type { Settings } from "./generatorReducer";

/** Has a file of its own, because the first paint does not need the generating code. */
export function makeAliases(
  address: Address,
  { tagsText, ...settings }: Settings,
  words: TagWords,
  seed: number,
): Alias[] {
  const ownTags = toOwnTags(tagsText).flatMap((own) => ("tag" in own ? [own.tag] : []));
  return generateAliases(address, words, { ...settings, ownTags, seed, year: new Date().getFullYear() });
}
