import { type Address, type Alias, generateAliases, judgeOwnTags, type TagWords } from "../core";
import type { Run, Settings } from "./generatorReducer";

export function makeAliases({ address, settings, seed }: Run, words: TagWords): Alias[] {
  const ownTags = usedOwnTags(settings, address);
  const year = new Date().getFullYear();
  return generateAliases(address, words, { ...settings, ownTags, seed, year });
}

/** Whether these settings would make another list than this run did, for the same address and seed. */
export function isListStale({ settings: listed, address }: Run, settings: Settings): boolean {
  return settings !== listed && toEffect(settings, address) !== toEffect(listed, address);
}

/** Equal for settings that make the same list, however the own tags are written. */
function toEffect(settings: Settings, address: Address): string {
  const ownTags = usedOwnTags(settings, address);
  return JSON.stringify({ ...settings, tagsText: ownTags, onlyOwnTags: settings.onlyOwnTags && ownTags.length > 0 });
}

function usedOwnTags({ tagsText, kinds }: Settings, { username }: Address): string[] {
  if (kinds === "dots") return [];
  return judgeOwnTags(tagsText, username).flatMap(({ tag, problem }) =>
    tag !== null && problem === null ? [tag] : [],
  );
}
