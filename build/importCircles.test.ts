import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
  .map((path) => join("src", path));

const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** The linter's rule against circles passes over `import("…")`. */
test("no file leads back to itself, not even by types and by files that are loaded later", () => {
  let circles = files;
  let count: number;
  do {
    count = circles.length;
    const imported = new Set(circles.flatMap((file) => imports.get(file)!));
    // A file in a circle is imported by one of the others, and imports one of them.
    circles = circles.filter(
      (file) => imported.has(file) && imports.get(file)!.some((other) => circles.includes(other)),
    );
  } while (circles.length < count);
  expect(imports.get(join("src", "main.tsx"))).not.toEqual([]);
  expect(circles).toEqual([]);
});

function importsOf(file: string): string[] {
  const named = readFileSync(file, "utf8").matchAll(/(?:from |import\()"(\.[^"]+)"/g);
  const paths = new Set(Array.from(named, ([, path]) => join(dirname(file), path!)));
  return files.filter((other) => paths.has(other.replace(/\.tsx?$/, "")));
}
