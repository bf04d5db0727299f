import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { isAlphabetBlock } from "../src/core/tags/isAlphabetBlock.ts";
import { alphabetsOnly } from "./alphabetsOnly.ts";

type Table = (block: number) => string;

test("the built table has every block that the core asks for, as any-ascii has it, and no other", async () => {
  const whole = await readFile(new URL("../node_modules/any-ascii/block.js", import.meta.url), "utf8");
  const built = alphabetsOnly().transform.handler(whole);
  const [blockOf, builtBlockOf] = await Promise.all([importTable(whole), importTable(built)]);

  const blocks = Array.from({ length: 0x1100 }, (_, block) => block);
  expect(blocks.map(builtBlockOf)).toEqual(blocks.map((block) => (isAlphabetBlock(block) ? blockOf(block) : "")));
  expect(blockOf(0x67)).not.toBe("");
});

async function importTable(source: string): Promise<Table> {
  const table: { default: Table } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  return table.default;
}
