import { drawRandomText } from "../platform/drawRandomText";

const LENGTH = 4;

/** Drawn in one call, because a thousand calls take long. */
const DRAWN_AT_ONCE = 1000;

/** Makes a function that draws random characters once for each recipient. They stay until the page is closed. */
export function createSuffixes(): (recipient: string) => string {
  const suffixes = new Map<string, string>();
  let drawn = "";

  return (recipient) => {
    const key = recipient.toLowerCase();
    const known = suffixes.get(key);
    if (known !== undefined) return known;
    if (drawn === "") drawn = drawRandomText(DRAWN_AT_ONCE * LENGTH);
    const suffix = drawn.slice(0, LENGTH);
    drawn = drawn.slice(LENGTH);
    suffixes.set(key, suffix);
    return suffix;
  };
}
