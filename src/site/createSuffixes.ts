import { drawRandomText } from "../platform/drawRandomText";

const LENGTH = 4;

/** Makes a function that draws random characters once for each recipient. They stay until the page is closed. */
export function createSuffixes(): (recipient: string) => string {
  const suffixes = new Map<string, string>();

  return (recipient) => {
    const key = recipient.toLowerCase();
    const suffix = suffixes.get(key) ?? drawRandomText(LENGTH);
    suffixes.set(key, suffix);
    return suffix;
  };
}
