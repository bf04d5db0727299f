import type { Plugin } from "vite";

import { isAlphabetBlock } from "../src/core/tags/isAlphabetBlock.ts";

/** Keeps only the blocks of any-ascii's table that the core asks for: 8 kB of 218, compressed. */
export function alphabetsOnly() {
  return {
    name: "alphabets-only",
    transform: {
      filter: { id: /\/any-ascii\/block\.js$/ },
      handler: (table: string) =>
        table.replaceAll(BLOCK, (line, block) => (isAlphabetBlock(Number(block)) ? line : "")),
    },
  } satisfies Plugin;
}

/** One line of the table, `case 4:return"…"`. */
const BLOCK = /^case (\d+):.*\n/gm;
