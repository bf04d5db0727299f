import type { Plugin } from "vite";

import { isAlphabetBlock, LETTER } from "../src/core/tags/foldWord.ts";

/** Keeps only the part of any-ascii's table that `foldWord` uses: 5.6 kB of 218, compressed. */
export function alphabetsOnly() {
  return {
    name: "alphabets-only",
    transform: {
      filter: { id: /\/any-ascii\/block\.js$/ },
      handler: (table: string) =>
        table.replaceAll(BLOCK, (_, block: string, spellings: string) =>
          isAlphabetBlock(Number(block)) ? `case ${block}:return"${toFolded(Number(block), spellings)}"\n` : "",
        ),
    },
  } satisfies Plugin;
}

/** A line of the table, `case 4:return"…"`. Tabs separate the spellings of the block. */
const BLOCK = /^case (\d+):return"(.*)"\n/gm;

/**
 * Empties the spelling of each character that `foldWord` never asks for: a symbol, or a letter that NFKC replaces. Of the
 * others it keeps the small letters and digits, because a tag has nothing else. The tabs stay, because they number the
 * characters. Node 20.19 knows every character of the table, so each Node builds the same one.
 */
function toFolded(block: number, spellings: string): string {
  const folded = spellings.split("\t").map((spelling, index) => {
    const character = String.fromCharCode(block * 256 + index);
    const isAskedFor = LETTER.test(character) && character.normalize("NFKC") === character;
    return isAskedFor ? spelling.toLowerCase().replaceAll(/[^a-z0-9]/g, "") : "";
  });
  return folded.join("\t");
}
