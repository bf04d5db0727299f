import { type Address, generateAliases, judgeOwnTags, tagsOf, type TagWords } from "../core";
import type { Run, Settings } from "./makeReducer";

export function makeAliases({ settings, seed }: Run, address: Address, words: TagWords) {
  const ownTags = usedOwnTags(settings, address);
  const year = new Date().getFullYear();
  return generateAliases(address, words, { ...settings, ownTags, seed, year });
}

export function usedOwnTags({ tagsText }: Settings, { username }: Address): string[] {
  return tagsOf(judgeOwnTags(tagsText, username));
}
