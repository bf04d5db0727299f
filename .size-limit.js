import { readdir } from "node:fs/promises";

import { firstViewFiles, MAX_FIRST_VIEW_RATIO, measureFirstView } from "./scripts/measures/firstViewSize.js";

const firstView = firstViewFiles();
const assets = (await readdir("dist/assets")).map((file) => `dist/assets/${file}`);
const lazy = assets.filter((file) => file.endsWith(".js") && !firstView.includes(file));

const { ours, bare, ratio } = await measureFirstView();
console.log(`JavaScript at first view: ${toKilobytes(ours)}, a bare React page: ${toKilobytes(bare)}`);
console.log(`Ratio: ${ratio.toFixed(3)} (at most ${MAX_FIRST_VIEW_RATIO})`);

const most = Math.floor(bare * MAX_FIRST_VIEW_RATIO);
export default [
  { name: "JavaScript at first view", path: firstView, gzip: true, limit: `${most} B` },
  { name: "JavaScript after it, all languages", path: lazy, gzip: true, limit: "110 kB" },
  // A server sends about 14.6 kB before it waits for an answer: RFC 6928.
  { name: "HTML with all languages and the style sheet", path: "dist/index.html", gzip: true, limit: "12 kB" },
];

/** @param {number} bytes */
function toKilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
