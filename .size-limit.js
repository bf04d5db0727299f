import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/** How large the JavaScript of the first view may be, against a page that renders one paragraph with React. */
const MAX_RATIO = 1.25;

const html = readFileSync("dist/index.html", "utf8");
/** What `src/firstPaint.ts` loads. Of the texts one language belongs to the first view; French is the longest. */
const program = JSON.parse(/data-files="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "");
const firstView = [program.program, ...program.imports, program.messages.fr].map((file) => `dist${file}`);
const assets = (await readdir("dist/assets")).map((file) => `dist/assets/${file}`);
const lazy = assets.filter((file) => file.endsWith(".js") && !firstView.includes(file));

const bare = await buildBarePage();
const ours = gzippedSize(await Promise.all(firstView.map((file) => readFile(file))));
console.log(`JavaScript at first view: ${toKilobytes(ours)}, a bare React page: ${toKilobytes(bare)}`);
console.log(`Ratio: ${(ours / bare).toFixed(3)} (at most ${MAX_RATIO})`);

export default [
  { name: "JavaScript at first view", path: firstView, gzip: true, limit: `${Math.floor(bare * MAX_RATIO)} B` },
  { name: "JavaScript after it, all languages", path: lazy, gzip: true, limit: "45 kB" },
  { name: "HTML with all languages and the style sheet", path: "dist/index.html", gzip: true, limit: "10 kB" },
];

/** Builds the page to compare with, and measures its JavaScript. */
async function buildBarePage() {
  const id = "bare-react-page";
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, modulePreload: false, rolldownOptions: { input: id } },
    plugins: [
      {
        name: id,
        resolveId: (source) => (source === id ? path.resolve("bare-react-page.js") : null),
        load: (file) =>
          file.endsWith("bare-react-page.js")
            ? `import { createElement } from "react";
               import { createRoot } from "react-dom/client";
               createRoot(document.body).render(createElement("p", null, "Hello"));`
            : null,
      },
    ],
  });
  const { output } = /** @type {import("vite").Rolldown.RolldownOutput} */ (result);
  return gzippedSize(output.map((file) => Buffer.from("code" in file ? file.code : "")));
}

/** @param {readonly Uint8Array[]} files */
function gzippedSize(files) {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
}

/** @param {number} bytes */
function toKilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
