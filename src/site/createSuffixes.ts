import { drawRandomText } from "../platform/drawRandomText";

/** Of each suffix, in characters. */
const LENGTH = 4;

/** Makes a function that draws a suffix once for each recipient. It stays until the page is closed. */
export function createSuffixes(): (recipient: string) => string {
  const suffixes = new Map<string, string>();

  return (recipient) => {
    const key = recipient.toLowerCase();
    const suffix = suffixes.get(key) ?? drawRandomText(LENGTH);
    suffixes.set(key, suffix);
    return suffix;
  };
}
