import {
  type Address,
  generateAliases,
  isAddressList,
  judgeOwnTags,
  parseAddress,
  tagsOf,
  type TagWords,
} from "../core";
import type { Run, Settings } from "./makeReducer";

export function makeAliases({ settings, seed }: Run, address: Address, words: TagWords) {
  const ownTags = usedOwnTags(settings, address);
  const year = new Date().getFullYear();
  return generateAliases(address, words, { ...settings, ownTags, seed, year });
}

export function usedOwnTags({ tagsText }: Settings, { username }: Address): string[] {
  return tagsOf(judgeOwnTags(tagsText, username));
}

/** Reads the address in the field. Several addresses are an error of their own. */
export function readAddressField(draft: string) {
  const read = parseAddress(draft);
  return !read.ok && isAddressList(draft) ? ({ ok: false, error: "several-addresses" } as const) : read;
}

/** Reads an address whose domain a person may still be typing; `null` if there is none yet. */
export function readUnfinished(draft: string): Address | null {
  const read = parseAddress(draft.replace(/@(g[a-z]*\.?c?o?)?$/i, ""));
  return read.ok ? read.address : null;
}
