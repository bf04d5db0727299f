import { readdirSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

test("no two style sheets have the same name, which their class names begin with", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const names = files.filter((file) => file.endsWith(".module.css")).map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
