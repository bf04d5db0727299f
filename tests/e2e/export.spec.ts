import { readFile } from "node:fs/promises";

import { expect, type Page, test } from "@playwright/test";

import { copyAll } from "./copyAll";
import { generateList } from "./generateList";
import { openPage } from "./openPage";

declare global {
  interface Window {
    /** The object URLs that were made, and those that were released again. */
    objectUrls: { readonly made: string[]; readonly released: string[] };
  }
}

test.use({ timezoneId: "America/Sao_Paulo" });

let emails: string[];

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T07:38:01Z");
  await page.addInitScript(() => {
    const { createObjectURL, revokeObjectURL } = URL;
    window.objectUrls = { made: [], released: [] };
    URL.createObjectURL = (blob) => {
      const url = createObjectURL(blob);
      window.objectUrls.made.push(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      window.objectUrls.released.push(url);
      revokeObjectURL(url);
    };
  });
  await openPage(page);
  await generateList(page, "jane");
  emails = await copyAll(page);
});

async function download(page: Page, kind: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("group", { name: "Download as" }).getByRole("button", { name: kind, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("the text file has one address a line", async ({ page }) => {
  const { name, text } = await download(page, "TXT");
  expect(name).toBe("gmail-aliases-20261121-043801.txt");
  expect(text.split("\n")).toEqual(emails);
});

test("the CSV file has every address with its type and its original, all quoted", async ({ page }) => {
  const { name, text } = await download(page, "CSV");
  expect(name).toBe("gmail-aliases-20261121-043801.csv");
  const [header, first, ...rows] = text.split("\r\n");
  expect(header).toBe('"Email","Type","Original"');
  expect(first).toBe('"jane@gmail.com","base","jane@gmail.com"');
  const row = /^"([^"]+)","(?:plus|dots|domain-variant)","jane@gmail\.com"$/;
  expect(rows.map((line) => row.exec(line)?.[1])).toEqual(emails.slice(1));
});

test("the JSON file has every address with its type and its original, indented by two spaces", async ({ page }) => {
  const { name, text } = await download(page, "JSON");
  expect(name).toBe("gmail-aliases-20261121-043801.json");
  expect(text).toMatch(
    /^\[\n {2}\{\n {4}"email": "jane@gmail\.com",\n {4}"type": "base",\n {4}"original": "jane@gmail\.com"\n {2}\},\n/,
  );
  const aliases = JSON.parse(text) as { email: string; type: string; original: string }[];
  expect(aliases.map(({ email }) => email)).toEqual(emails);
  expect(new Set(aliases.map(({ type }) => type))).toEqual(new Set(["base", "plus", "dots", "domain-variant"]));
  expect(text).toBe(JSON.stringify(aliases, null, 2));
});

test("a selection changes nothing: the whole list is saved", async ({ page }) => {
  await page.getByRole("checkbox", { name: "jane@gmail.com", exact: true }).check();
  const { text } = await download(page, "TXT");
  expect(text.split("\n")).toHaveLength(2000);
});

test("the memory behind each file is released", async ({ page }) => {
  await download(page, "CSV");
  await download(page, "TXT");
  await download(page, "JSON");
  const { made } = await page.evaluate(() => window.objectUrls);
  expect(made).toHaveLength(3);
  await expect.poll(() => page.evaluate(() => window.objectUrls.released)).toEqual(made);
});
