import type { Run, Settings } from "./generatorReducer";
import { usedOwnTags } from "./usedOwnTags";

/** Whether a list of these settings would differ from the list of this run, for the same address and seed. */
export function isListStale({ settings: listed, address: { username } }: Run, settings: Settings): boolean {
  return settings !== listed && toEffect(settings, username) !== toEffect(listed, username);
}

/** Equal for settings that make the same list, however the own tags are written. */
function toEffect(settings: Settings, username: string): string {
  return JSON.stringify({ ...settings, tagsText: usedOwnTags(settings, username) });
}
