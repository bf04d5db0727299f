import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { isAlphabetBlock } from "../src/core/tags/foldWord.ts";
import { alphabetsOnly } from "./alphabetsOnly.ts";

type Table = (block: number) => string;

test("the built table spells every letter that the core asks for as a tag does, and has nothing else", async () => {
  const whole = await readFile(new URL("../node_modules/any-ascii/block.js", import.meta.url), "utf8");
  const built = alphabetsOnly().transform.handler(whole);
  const [blockOf, builtBlockOf] = await Promise.all([importTable(whole), importTable(built)]);

  const blocks = Array.from({ length: 0x1100 }, (_, block) => block);
  const expected = blocks.map((block) => (isAlphabetBlock(block) ? spellingsOf(blockOf(block)) : [""]));
  expect(blocks.map((block) => builtBlockOf(block).split("\t"))).toEqual(expected);
  expect(blockOf(0x67)).not.toBe("");
});

/** The spellings of a block, as a tag keeps them. */
function spellingsOf(block: string): string[] {
  return block.split("\t").map((spelling) => spelling.replaceAll(/[^A-Za-z0-9]/g, "").toLowerCase());
}

async function importTable(source: string): Promise<Table> {
  const table: { default: Table } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  return table.default;
}
