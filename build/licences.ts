import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const FILE = "licences.txt";

/** The files with the notices that Vite does not see: of the tables, and of the build of the worker. */
const OTHERS: Readonly<Record<string, string>> = {
  "any-ascii": "src/core/tags/spellings.ts",
  "Public Suffix List": "src/core/tags/countryEndings.ts",
  Workbox: "node_modules/workbox-precaching/LICENSE",
};

/** Writes the licences of everything that the site is made of, because most of them have to be in each copy. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    config: () => ({ build: { license: { fileName: FILE } } }),
    generateBundle: {
      // After Vite has listed the packages of the page.
      order: "post",
      async handler(_, bundle) {
        const list = bundle[FILE];
        if (list?.type !== "asset") throw new Error("Vite has listed no licences");
        list.source = `# Plusdot\n\n${await readFile("LICENSE", "utf8")}\n${list.source}`;
        for (const [name, file] of Object.entries(OTHERS)) {
          const text = await readFile(file, "utf8");
          // A source file begins with its notice.
          const notice = file.endsWith(".ts") ? /^\/\*.*?\*\//s.exec(text)?.[0] : text;
          list.source += `\n## ${name}\n\n${notice}\n`;
        }
      },
    },
  };
}
