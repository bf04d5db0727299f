import { readFileSync } from "node:fs";
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
  const files = JSON.parse(/data-files='([^']*)'/.exec(html)?.[1] ?? "");
  return [files.program, ...files.imports, ...files.parts["/src/languages/fr/messages.json"]].map(
    (file) => `dist${file}`,
  );
}

/** @returns How many times as large the JavaScript of the first view is as a bare React program, both compressed. */
export async function measureFirstView() {
  return gzippedSize(firstViewFiles()) / gzip(Buffer.from(await buildBareProgram()));
}

/**
 * @param {readonly string[]} files
 * @returns {number} The bytes of the files, each compressed by itself.
 */
export function gzippedSize(files) {
  return files.reduce((sum, file) => sum + gzip(readFileSync(file)), 0);
}

/** @param {Uint8Array} content */
function gzip(content) {
  return gzipSync(content, { level: 9 }).length;
}
