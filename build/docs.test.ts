import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** A path that ends in a file, in backticks. The map names many below `src/`. */
const PATH = /`([\w./-]+\/[\w.-]+\.(?:tsx?|js|json|css|md))`/g;

test.each(["docs/architecture.md", "docs/decisions.md", "CONTRIBUTING.md", "README.md", "SECURITY.md"])(
  "every file that %s names is there",
  async (document) => {
    const text = await readFile(document, "utf8");
    const paths = Array.from(text.matchAll(PATH), ([, path = ""]) => path);
    const missing = paths.filter((path) => !existsSync(path) && !existsSync(`src/${path}`));
    expect(missing).toEqual([]);
  },
);
