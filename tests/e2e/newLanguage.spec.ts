import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";

import { languages as known } from "../../src/i18n/languages/languages";
import { test } from "./test";

const SOURCES = [
  "LICENSE",
  "build",
  "public",
  "scripts",
  "src",
  "404.html",
  "index.html",
  "package.json",
  "vite.config.ts",
];
const TITLE = "Tanti indirizzi Gmail, una sola casella";

test(
  "a folder, a key and a line add a language: to the menu, the pages and the later parts",
  { tag: "@matrix" },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "plusdot-"));
    try {
      await Promise.all(SOURCES.map((source) => cp(source, path.join(folder, source), { recursive: true })));
      await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
      await addLanguage(path.join(folder, "src", "i18n", "languages"));
      await promisify(execFile)(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], {
        cwd: folder,
        env: { ...process.env, NODE_ENV: "production" },
      });

      const page = await readFile(path.join(folder, "dist", "index.html"), "utf8");
      expect(page.match(/<template lang="qaa" title="[^"]*"/g)).toEqual([`<template lang="qaa" title="${TITLE}"`]);
      // The menu is in the content of each language.
      expect(page.match(/<label[^>]* lang="qaa"(?:(?!<\/label>).)*Italiano/g)).toHaveLength(known.length + 1);
      expect(page.match(/<p lang="qaa">/g)).toHaveLength(1);
      expect(page).toContain("/src/i18n/languages/qaa/texts.json");
      expect(page).toContain("/src/i18n/languages/qaa/words.json");
      const files = await readdir(path.join(folder, "dist", "assets"));
      expect(files.filter((file) => /^(?:texts|words)-qaa-[^/]+\.js$/.test(file))).toHaveLength(2);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

/**
 * Adds the English files with another title as those of a new language, its key, and the line that names it. The tag is for
 * private use (ISO 639-2), so the page never has it.
 */
async function addLanguage(languages: string): Promise<void> {
  await cp(path.join(languages, "en"), path.join(languages, "qaa"), { recursive: true });
  await change(path.join(languages, "qaa", "texts.json"), "Plusdot: many Gmail addresses, one inbox", TITLE);
  const file = path.join(languages, "languages.ts");
  await change(file, '"fr"] as const', '"fr", "qaa"] as const');
  const end = "\n};\n";
  await change(file, end, `\n  qaa: { name: "Italiano", locale: "qaa", firstOfMonth: "1" },${end}`);
}

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, "utf8");
  expect(text).toContain(from);
  await writeFile(
    file,
    text.replace(from, () => to),
  );
}
