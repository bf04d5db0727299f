import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/** The most JavaScript at first view, relative to a page that renders one paragraph with React. */
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
  return [files.program, ...files.imports, files.parts["messages-fr"]].map((file) => `dist${file}`);
}

/** The gzip sizes in bytes of the first view's JavaScript and of a bare React page. */
export async function measureFirstView() {
  const ours = gzippedSize(await Promise.all(firstViewFiles().map((file) => readFile(file))));
  const bare = gzippedSize(await buildBarePage());
  return { ours, bare, ratio: ours / bare };
}

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
  return output.map((file) => Buffer.from("code" in file ? file.code : ""));
}

/** @param {readonly Uint8Array[]} files */
function gzippedSize(files) {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
}
