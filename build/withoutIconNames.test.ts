import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { withoutIconNames } from "./withoutIconNames.ts";

const FILE = new URL("../node_modules/lucide-react/dist/esm/shared/src/build/buildLucideIconNode.mjs", import.meta.url);

test("the file that names the icons is the one that is changed, and is changed", async () => {
  const { filter, handler } = withoutIconNames().transform;
  const code = await readFile(FILE, "utf8");

  expect(FILE.pathname).toMatch(filter.id);
  expect(handler(code)).not.toBe(code);
});
