import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { ARROWS } from "../oxlint.config.js";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => join("src", path));
const files = sources.filter((path) => !path.includes(".test."));

/** The paths that each file imports, most of them without an ending. */
const paths = new Map(sources.map((file) => [file, pathsOf(file)]));
const imports = new Map(
  files.map((file) => [file, files.filter((other) => paths.get(file)!.has(withoutEnding(other)))]),
);

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

test.each(
  Object.entries(ARROWS).flatMap(([parent, children]) =>
    Object.entries(children).flatMap(([folder, allowed]) =>
      allowed.map((other) => [join(parent, folder), join(parent, other)] as const),
    ),
  ),
)("%s uses its arrow to %s", (folder, other) => {
  const imported = sources
    .filter((file) => file.startsWith(`${folder}/`))
    .flatMap((file) => Array.from(paths.get(file)!));
  expect(imported.filter((path) => `${path}/`.startsWith(`${other}/`))).not.toEqual([]);
});

function pathsOf(file: string): Set<string> {
  const named = readFileSync(file, "utf8").matchAll(/(?:from |import\()"(\.[^"]+)"/g);
  return new Set(Array.from(named, ([, path]) => join(dirname(file), path!)));
}

function withoutEnding(file: string): string {
  return file.replace(/\.tsx?$/, "");
}
