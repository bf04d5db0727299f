import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

/** Packages that a folder does without, by the beginning of their names. */
const PACKAGES = [
  // No React, no words and no Node.
  { folder: "src/core", without: /^(?:react|use-intl|node:)/ },
  { folder: "src/platform", without: /^(?!react$)/ },
  { folder: "src/ui", without: /^use-intl/ },
];

/** Each folder of src, and the folders beside it that its files may import. docs/architecture.md has the reasons. */
const arrows = readArrows(`
app     → make site check book views toasts i18n ui platform core
make    → book views address tables toasts i18n ui platform core
site    → book views address tables toasts i18n ui platform core
check   → book views address tables toasts i18n ui platform core
address → toasts i18n ui core platform
book    → platform core
views   → i18n platform
tables  → ui platform
toasts  → i18n ui platform
i18n    → ui platform
ui       → nothing
platform → nothing
core     → nothing

make/form    → nothing
make/export  → nothing
make/results → export

site/book      → nothing
i18n/languages → nothing

core/addresses  → nothing
core/dots       → addresses
core/tags       → addresses
core/recipients → addresses tags
core/aliases    → addresses dots tags recipients
core/files      → addresses aliases
core/mails      → addresses tags recipients
core/book       → addresses recipients files
`);

const sources = ["src", "build", "scripts", "tests"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path)))
  .filter((path) => /\.[jt]sx?$/.test(path));

/** Each import: the file, and the path or the package that it names. Paths are without an ending. */
const imports = sources.flatMap((file) => readImports(file));
const ofSite = imports.filter(({ file }) => file.startsWith("src/"));
/** The imports of files that are shipped. Tests may have any package, and look outside of src. */
const ofProduct = ofSite.filter(({ file }) => !file.includes(".test."));

test("each folder beside a named one is named too", () => {
  const parents = [...new Set([...arrows.keys()].map((folder) => dirname(folder)))];
  const folders = parents.flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(parent, name)),
  );
  expect([...arrows.keys()].toSorted()).toEqual(folders.toSorted());
});

test("each import follows an arrow", () => {
  const isForbidden = (from: string, to: string) =>
    dirname(from) === dirname(to) && from !== to && !arrows.get(from)!.includes(to);
  expect(
    ofSite.filter(({ file, to }) =>
      foldersOf(file).some((from) => foldersOf(to).some((one) => isForbidden(from, one))),
    ),
  ).toEqual([]);
});

test.each([...arrows].flatMap(([from, allowed]) => allowed.map((to) => [from, to] as const)))(
  "%s uses its arrow to %s",
  (from, to) => {
    expect(ofSite.filter((one) => isIn(from, one.file) && isIn(to, one.to))).not.toEqual([]);
  },
);

test("the core has one door", () => {
  expect(ofSite.filter(({ file, to }) => !isIn("src/core", file) && to.startsWith("src/core/"))).toEqual([]);
});

test("the page is made of what is in src", () => {
  expect(ofProduct.filter(({ to, isPackage }) => !isPackage && !isIn("src", to))).toEqual([]);
});

test.each(PACKAGES)("$folder has no package whose name fits $without", ({ folder, without }) => {
  expect(ofProduct.filter(({ file, to, isPackage }) => isPackage && isIn(folder, file) && without.test(to))).toEqual(
    [],
  );
});

test("no file leads back to itself, not even by types and by files that are loaded later", () => {
  let circles = imports;
  let count: number;
  do {
    count = circles.length;
    // In a circle, a file that is imported also imports, and the other way round.
    const importing = new Set(circles.map(({ file }) => withoutEnding(file)));
    const imported = new Set(circles.map(({ to }) => to));
    circles = circles.filter(({ file, to }) => importing.has(to) && imported.has(withoutEnding(file)));
  } while (circles.length < count);
  expect(imports.length).toBeGreaterThan(1000);
  expect(circles).toEqual([]);
});

/** Reads lines such as `book → platform core`. */
function readArrows(table: string): Map<string, string[]> {
  const rows = Array.from(table.matchAll(/^(\S+) +→ (.*)$/gm), ([, name, names]) => {
    const folder = join("src", name!);
    const allowed = names!.split(" ").filter((other) => other !== "nothing");
    return [folder, allowed.map((other) => join(dirname(folder), other))] as const;
  });
  return new Map(rows);
}

function readImports(file: string) {
  const named = readFileSync(file, "utf8").matchAll(/(?:\bfrom |\bimport |\bimport\()"([^"]+)"/g);
  return Array.from(named, ([, path = ""]) => {
    const isPackage = !path.startsWith(".");
    return { file, to: isPackage ? path : withoutEnding(join(dirname(file), path)), isPackage };
  });
}

/** The named folders that a path is in, such as `src/core` and `src/core/tags`. */
function foldersOf(path: string): string[] {
  return [...arrows.keys()].filter((folder) => isIn(folder, path));
}

function isIn(folder: string, path: string): boolean {
  return `${path}/`.startsWith(`${folder}/`);
}

function withoutEnding(path: string): string {
  return path.replace(/\.[jt]sx?$/, "");
}
