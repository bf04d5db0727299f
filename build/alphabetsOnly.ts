import type { Plugin } from "vite";

import { isAlphabetBlock } from "../src/core/tags/foldWord.ts";

/** Keeps only the part of any-ascii's table that `foldWord` uses: 6 kB of 218, compressed. */
export function alphabetsOnly() {
  return {
    name: "alphabets-only",
    transform: {
      filter: { id: /\/any-ascii\/block\.js$/ },
      handler: (table: string) =>
        table.replaceAll(BLOCK, (_, block: string, spellings: string) =>
          isAlphabetBlock(Number(block)) ? `case ${block}:return"${toFolded(spellings)}"\n` : "",
        ),
    },
  } satisfies Plugin;
}

/** A line of the table, `case 4:return"…"`. Tabs separate the spellings of the block. */
const BLOCK = /^case (\d+):return"(.*)"\n/gm;

/** A tag has only small letters and digits. The tabs stay, because they number the characters. */
function toFolded(spellings: string): string {
  return spellings.toLowerCase().replaceAll(/[^a-z0-9\t]/g, "");
}
