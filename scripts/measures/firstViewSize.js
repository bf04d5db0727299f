import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

import { buildBareProgram } from "./bareProgram.js";

/** The most JavaScript at first view, relative to a page that renders one button with React. */
export const MAX_FIRST_VIEW_RATIO = 1.3;

/**
 * The JavaScript that `src/firstPaint.ts` loads in the built site. It loads the texts of one language, here of French,
 * which are the longest.
 *
 * @returns {string[]} The paths of the files.
 */
export function firstViewFiles() {
  const html = readFileSync("dist/index.html", "utf8");
  const files = JSON.parse(/data-files="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "");
  return [files.program, ...files.imports, ...files.parts["messages-fr"]].map((file) => `dist${file}`);
}

/** The gzip sizes in bytes of the first view's JavaScript and of a bare React program. */
export async function measureFirstView() {
  const ours = gzippedSize(await Promise.all(firstViewFiles().map((file) => readFile(file))));
  const bare = gzippedSize([Buffer.from(await buildBareProgram())]);
  return { ours, bare, ratio: ours / bare };
}

/** @param {readonly Uint8Array[]} files */
function gzippedSize(files) {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
}
