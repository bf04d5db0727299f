/*
 * Holds the bytes of the built site to their budgets: `npm run size`. A visit loads one language, and the largest counts.
 * The budget of a page has a share for each language, because a page has the content of all.
 */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const html = readFileSync("dist/index.html", "utf8");
const { program, imports, parts } = JSON.parse(/data-files='([^']*)'/.exec(html)?.[1] ?? "");
/** The texts and the words of each language, the largest language first. */
const languages = Object.keys(parts)
  .filter((source) => source.endsWith("/texts.json"))
  .map((texts) => [texts, texts.replace("texts", "words")].map((source) => `dist${parts[source][0]}`))
  .toSorted((one, other) => sizeOf(other) - sizeOf(one));
const [largest = [], ...others] = languages;
const firstView = [program, ...imports].map((file) => `dist${file}`).concat(largest.slice(0, 1));
const scripts = readdirSync("dist/assets").map((file) => `dist/assets/${file}`);
/** The reader of mails, which is fetched when a person brings one. */
const mailReader = `dist${parts["/src/check/mailbox/mailReader.ts"][0]}`;
/** The list of those who keep one, and its import. */
const bookKeeper = `dist${parts["/src/site/book/bookKeeper.ts"][0]}`;
const gmailFilters = `dist${parts["/src/address/GmailFilters.tsx"][0]}`;
const later = new Set([...others.flat(), mailReader, bookKeeper, gmailFilters]);
const visit = scripts.filter((file) => file.endsWith(".js") && !later.has(file));

/** In kilobytes. */
const budgets = [
  { what: "JavaScript at first view", files: firstView, most: 93.6 },
  { what: "JavaScript of a visit", files: visit, most: 175.8 },
  { what: "JavaScript of a mailbox file", files: [mailReader], most: 10 },
  { what: "JavaScript of the list", files: [bookKeeper], most: 7.2 },
  { what: "JavaScript of Gmail filters", files: [gmailFilters], most: 1.6 },
  { what: "HTML with the style sheet", files: ["dist/index.html"], most: 10.1, eachLanguage: 1 },
  // Brotli takes 2 kB less. A server sends about 14.6 kB before it waits for an answer (RFC 6928).
  { what: "HTML with the view of one site", files: ["dist/site.html"], most: 11.7, eachLanguage: 1 },
  { what: "HTML with the check", files: ["dist/check.html"], most: 10.2, eachLanguage: 1 },
];

for (const { what, files, most, eachLanguage = 0 } of budgets) {
  const kilobytes = sizeOf(files) / 1000;
  const limit = most + eachLanguage * languages.length;
  console.log(`${what}: ${kilobytes.toFixed(1)} kB, at most ${limit.toFixed(1)} kB`);
  if (kilobytes > limit) process.exitCode = 1;
}

/** @param {readonly string[]} files */
function sizeOf(files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
}
