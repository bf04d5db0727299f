import type { Plugin } from "vite";

import { isAlphabetBlock } from "../src/core/tags/isAlphabetBlock.ts";

/** Keeps of any-ascii's table only what `foldWord` takes from it: 6 kB of 218, compressed. */
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

/** One line of the table, with the block's spellings between tabs: `case 4:return"…"`. */
const BLOCK = /^case (\d+):return"(.*)"\n/gm;

/** A tag has small letters and digits alone. The tabs count the characters. */
function toFolded(spellings: string): string {
  return spellings.toLowerCase().replaceAll(/[^a-z0-9\t]/g, "");
}
