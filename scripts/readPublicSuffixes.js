import { readFileSync } from "node:fs";

const list = new URL("../node_modules/parse-domain/serialized-tries/", import.meta.url);

/**
 * Reads the ICANN section of the Public Suffix List from the package parse-domain, which keeps it as a trie: `,` goes on
 * beside a label, `>` below it, `<` above it, and `|` at the top.
 *
 * @returns The day of the list, and the labels below each parent, `co` and others below `uk`, in ASCII.
 */
export function readPublicSuffixes() {
  const text = /"(.*)"/.exec(readFileSync(new URL("icann.js", list), "utf8"))?.[1] ?? "";
  /** @type {Map<string, string[]>} */
  const labelsBelow = new Map();
  let parent = "";
  for (const [, label = "", step] of text.matchAll(/([^,<>|]*)([,<>|]|$)/g)) {
    const labels = labelsBelow.get(parent) ?? [];
    if (label !== "") labelsBelow.set(parent, [...labels, label]);
    if (step === ">") parent = parent === "" ? label : `${label}.${parent}`;
    else if (step === "<") parent = parent.split(".").slice(1).join(".");
    else if (step === "|") parent = "";
  }
  /** @type {{ updatedAt: string }} */
  const { updatedAt } = JSON.parse(readFileSync(new URL("info.json", list), "utf8"));
  return { day: updatedAt.slice(0, "yyyy-mm-dd".length), labelsBelow };
}
