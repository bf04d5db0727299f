import { readFile } from "node:fs/promises";

import anyAscii from "any-ascii";
import { expect, test, vi } from "vitest";

import { foldWord, isAlphabetBlock } from "../src/core/tags/foldWord.ts";
import { alphabetsOnly } from "./alphabetsOnly.ts";

vi.mock("any-ascii", { spy: true });

type Table = (block: number) => string;

test("the built table spells every letter that the core asks for as a tag does, and has nothing else", async () => {
  const whole = await readFile(new URL("../node_modules/any-ascii/block.js", import.meta.url), "utf8");
  const built = alphabetsOnly().transform.handler(whole);
  const [blockOf, builtBlockOf] = await Promise.all([importTable(whole), importTable(built)]);

  for (let point = 0; point < 0x110000; point += 1) foldWord(String.fromCodePoint(point));
  const asked = new Set(vi.mocked(anyAscii).mock.calls.map(([letter]) => letter.codePointAt(0)!));
  for (let block = 0; block < 0x1100; block += 1) {
    const spellings = blockOf(block).split("\t");
    const expected = spellings.map((spelling, index) => (asked.has(block * 256 + index) ? toFolded(spelling) : ""));
    expect(builtBlockOf(block).split("\t")).toEqual(isAlphabetBlock(block) ? expected : [""]);
  }
  expect(blockOf(0x67)).not.toBe("");
});

/** The spelling as a tag keeps it. */
function toFolded(spelling: string): string {
  return spelling.replaceAll(/[^A-Za-z0-9]/g, "").toLowerCase();
}

async function importTable(source: string): Promise<Table> {
  const table: { default: Table } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  return table.default;
}
