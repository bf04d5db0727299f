import { expect } from "@playwright/test";

import type { readFrozenTexts } from "../core/frozenTexts";
import { bundle } from "./bundle";
import { test } from "./test";

test("each text gives the recipient, the key, the tag and the address that it gives in Node", async ({ visit }) => {
  await visit.open("/");
  // oxlint-disable-next-line typescript/no-implied-eval -- the drivers take a function
  const script = new Function(`${await bundle("tests/core/frozenTexts.ts")}; return core.readFrozenTexts();`);
  const read = script as typeof readFrozenTexts;
  expect(await visit.read(read)).toEqual(read());
});
