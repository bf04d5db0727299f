import {
  type Address,
  generateAliases,
  isAddressList,
  judgeOwnTags,
  parseAddress,
  type ParseResult,
  tagsOf,
  type TagWords,
} from "../core";
import type { FieldError, Run, Settings } from "./makeReducer";

export function makeAliases({ settings, seed }: Run, address: Address, words: TagWords) {
  const ownTags = usedOwnTags(settings, address);
  const year = new Date().getFullYear();
  return generateAliases(address, words, { ...settings, ownTags, seed, year });
}

export function usedOwnTags({ tagsText }: Settings, { username }: Address): string[] {
  const used = judgeOwnTags(tagsText, username).filter(({ problem }) => problem === null);
  // A series may repeat a tag.
  return [...new Set(used.flatMap(tagsOf))];
}

/** Reads the address in the field. Several addresses are an error of their own. */
export function readAddressField(draft: string): ParseResult | { readonly ok: false; readonly error: FieldError } {
  const read = parseAddress(draft);
  return !read.ok && isAddressList(draft) ? { ok: false, error: "several-addresses" } : read;
}

/** A domain that a person is still typing. */
const UNFINISHED_DOMAIN = /@(g[a-z]*\.?c?o?)?$/i;

/** Reads an address that a person is still typing; `null` if there is none yet. */
export function readUnfinished(draft: string): Address | null {
  const read = parseAddress(draft.replace(UNFINISHED_DOMAIN, ""));
  return read.ok ? read.address : null;
}
