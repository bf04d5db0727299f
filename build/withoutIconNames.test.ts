import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { withoutIconNames } from "./withoutIconNames.ts";

const { filter, handler } = withoutIconNames().transform;

function readIconFile(path: string): Promise<string> {
  const file = new URL(`../node_modules/lucide-react/dist/esm/${path}`, import.meta.url);
  expect(file.pathname).toMatch(filter.id);
  return readFile(file, "utf8");
}

test.each(["buildLucideIconNode", "defaultAttributes"])("what all icons share is read from %s", async (name) => {
  const code = await readIconFile(`shared/src/build/${name}.mjs`);
  expect(handler(code)).not.toBe(code);
});

test("an icon has no name, and a number for each of its lines", async () => {
  const code = await readIconFile("icons/pencil.mjs");
  expect(code).toContain('name: "pencil"');
  const changed = handler(code);
  expect(changed).not.toContain('name: "');
  expect(changed.match(/key: "\w+"/g)).toEqual(['key: "1"', 'key: "2"']);
  expect(changed.replaceAll(/key: "\w+"/g, "")).toBe(
    code.replaceAll(/key: "\w+"/g, "").replace(/^ {2}name: "pencil",\n/m, ""),
  );
});
