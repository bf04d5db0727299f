/* Holds the bytes of the built site to their budgets: `npm run size`. */
import { readdirSync } from "node:fs";

import { firstViewFiles, gzippedSize } from "./measures/firstViewSize.js";

const firstView = firstViewFiles();
const scripts = readdirSync("dist/assets", { encoding: "utf8" })
  .filter((file) => file.endsWith(".js"))
  .map((file) => `dist/assets/${file}`);

const budgets = [
  { what: "JavaScript at first view", files: firstView, most: 87 },
  { what: "JavaScript after it, all languages", files: scripts.filter((file) => !firstView.includes(file)), most: 105 },
  // A server sends about 14.6 kB before it waits for an answer: RFC 6928.
  { what: "HTML with all languages and the style sheet", files: ["dist/index.html"], most: 13 },
  { what: "HTML with the view of one site", files: ["dist/site.html"], most: 14.6 },
  { what: "HTML with the check", files: ["dist/check.html"], most: 13 },
];

for (const { what, files, most } of budgets) {
  const kilobytes = gzippedSize(files) / 1000;
  console.log(`${what}: ${kilobytes.toFixed(1)} kB, at most ${most} kB`);
  if (kilobytes > most) process.exitCode = 1;
}
