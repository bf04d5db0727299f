import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const FOLDERS = ["src", "build", "scripts", "tests", "docs"];
const DOCUMENTS = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];
const THIS_FILE = "build/english.test.ts";

/** A phrase may go on in the next line of a comment. */
const GAP = String.raw`[\s*/]+`;

const PHRASES = [
  "asked view",
  "(?<!there )is none",
  "one a line",
  "anew",
  "lies? in",
  "stands? in(?! for)",
  "@returns (?:Cancels|Lets|Removes|Starts|Stops)",
];
const HABITS = new RegExp(String.raw`(?<!\w)(?:${PHRASES.join("|").replaceAll(" ", GAP)})\b`, "gi");

/** Where a comment, its tag, or a paragraph of a document begins. A `//` below another goes on. */
const OPENING = /(?:\/\*\*?|(?<!\/\/[^\n]*\n\s*)\/\/|@returns|@param \w+|\n\n|^[-#|] )[\s*]*(?:What|Who|Whatever)\b/gm;

/** The sentence that has no other end before. */
const SENTENCE = /^.*?(?:[.?](?=\s|$)|\*\/|\n\s*\n|$(?![\s\S]))/s;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
)
  .filter((path) => /\.(?:[jt]sx?|css|md)$/.test(path) && path !== THIS_FILE)
  .concat(DOCUMENTS);

test("comments and documents are written as an English engineer writes them", () => {
  expect(files.flatMap(findFaults)).toEqual([]);
});

function findFaults(path: string): string[] {
  const text = readFileSync(path, "utf8");
  const faults = [...text.matchAll(HABITS), ...[...text.matchAll(OPENING)].filter(isStatement)];
  return faults.map(({ 0: fault, index }) => {
    const line = text.slice(0, index + fault.search(/\w/)).split("\n").length;
    return `${path}:${line} ${fault.replaceAll(/[\s*/]+/g, " ").trim()}`;
  });
}

function isStatement({ 0: opening, index, input }: RegExpExecArray): boolean {
  return SENTENCE.exec(input.slice(index + opening.length))?.[0].endsWith("?") !== true;
}
