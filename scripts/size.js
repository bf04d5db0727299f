/*
 * Holds the bytes of the built site to their budgets: `npm run size`. Each budget has a share for each language, so a
 * new language brings its own. A language cannot be told from the rest of a file, so all of them share what they have.
 */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const html = readFileSync("dist/index.html", "utf8");
const { program, imports, parts } = JSON.parse(/data-files='([^']*)'/.exec(html)?.[1] ?? "");
/** The texts of the first view, of each language. A visit loads those of one. */
const texts = Object.keys(parts)
  .filter((source) => source.endsWith("/messages.json"))
  .map((source) => `dist${parts[source][0]}`)
  .toSorted((one, other) => sizeOf([other]) - sizeOf([one]));
const firstView = [program, ...imports].map((file) => `dist${file}`).concat(texts[0] ?? []);
const scripts = readdirSync("dist/assets").map((file) => `dist/assets/${file}`);
const later = scripts.filter((file) => file.endsWith(".js") && !firstView.includes(file));

/** In kilobytes. */
const budgets = [
  { what: "JavaScript at first view", files: firstView, most: 87.4, eachLanguage: 0.2 },
  // 15 of it are for a file in an old encoding alone.
  { what: "JavaScript after it", files: later, most: 100, eachLanguage: 10 },
  { what: "HTML with the style sheet", files: ["dist/index.html"], most: 9.7, eachLanguage: 1 },
  // A server sends about 14.6 kB before it waits for an answer (RFC 6928).
  { what: "HTML with the view of one site", files: ["dist/site.html"], most: 11, eachLanguage: 1 },
  { what: "HTML with the check", files: ["dist/check.html"], most: 9.2, eachLanguage: 1 },
];

for (const { what, files, most, eachLanguage } of budgets) {
  const kilobytes = sizeOf(files) / 1000;
  const limit = most + eachLanguage * texts.length;
  console.log(`${what}: ${kilobytes.toFixed(1)} kB, at most ${limit.toFixed(1)} kB in ${texts.length} languages`);
  if (kilobytes > limit) process.exitCode = 1;
}

/** @param {readonly string[]} files */
function sizeOf(files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
}
