import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

/** As in tsconfig.json, without the modules of a bundler and the types of a page, of Node and of Vite. The lint names
 * the three globals of every runtime that it may use. */
const COMPILER = `node_modules/typescript/bin/tsc --ignoreConfig --strict --noUncheckedIndexedAccess --noEmitOnError
  --target es2023 --lib es2023,es2024.string,webworker --module commonjs --rootDir src/core
  src/core/index.ts src/core/punycode.d.ts`.split(/\s+/);

const PROGRAM = `
  const { readFileSync } = require("node:fs");
  const { generateAliases, parseAddress, proposeAlias } = require(process.argv[1]);
  const words = JSON.parse(readFileSync("src/i18n/languages/en/words.json", "utf8"));
  const { address } = parseAddress("jane.doe");
  const list = generateAliases(address, words, { seed: 1, year: 2026 });
  const { alias } = proposeAlias(address, "https://xn--mnchen-3ya.de", { style: "plus" });
  console.log(list.length, list[0].email, alias.email);
`;

test("the core is compiled by TypeScript alone, and runs in Node with words from a file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "core-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));

  expect(runNode([...COMPILER, "--outDir", folder])).toBe("");
  expect(runNode(["--eval", PROGRAM, folder])).toBe("2000 jane.doe@gmail.com jane.doe+munchen@gmail.com\n");
});

/** Returns what a program prints, its errors too. It finds the packages of this folder, wherever it is. */
function runNode(programArguments: readonly string[]): string {
  // Some versions of Node warn of packages that are ES modules.
  const env = { ...process.env, NODE_PATH: path.resolve("node_modules"), NODE_NO_WARNINGS: "1" };
  const { stdout, stderr } = spawnSync(process.execPath, programArguments, { encoding: "utf8", env });
  return stdout + stderr;
}
