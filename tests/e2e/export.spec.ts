import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { copyAll } from "./copyAll";
import { makeList } from "./makeList";
import { openPage } from "./openPage";
import { test } from "./test";

test.use({ timezoneId: "America/Sao_Paulo" });

let emails: string[];

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T07:38:01Z");
  await openPage(page);
  await makeList(page, "jane");
  emails = await copyAll(page);
});

async function download(page: Page, kind: string): Promise<{ name: string; text: string }> {
  const button = page.getByRole("group", { name: "Download as" }).getByRole("button", { name: kind, exact: true });
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("each file has every address", async ({ page }) => {
  const txt = await download(page, "TXT");
  expect(txt.name).toBe("gmail-aliases-20261121-043801.txt");
  expect(txt.text.split("\n")).toEqual(emails);

  const csv = await download(page, "CSV");
  expect(csv.name).toBe("gmail-aliases-20261121-043801.csv");
  const [header, first, ...rows] = csv.text.split("\r\n");
  expect(header).toBe('"Email","Type","Original"');
  expect(first).toBe('"jane@gmail.com","base","jane@gmail.com"');
  const row = /^"([^"]+)","(?:plus|dots|domain-variant)","jane@gmail\.com"$/;
  expect(rows.map((line) => row.exec(line)?.[1])).toEqual(emails.slice(1));

  const json = await download(page, "JSON");
  expect(json.name).toBe("gmail-aliases-20261121-043801.json");
  const aliases = JSON.parse(json.text) as { email: string; type: string; original: string }[];
  expect(aliases[0]).toEqual({ email: "jane@gmail.com", type: "base", original: "jane@gmail.com" });
  expect(aliases.map(({ email }) => email)).toEqual(emails);
  expect(new Set(aliases.map(({ type }) => type))).toEqual(new Set(["base", "plus", "dots", "domain-variant"]));
  expect(json.text).toBe(JSON.stringify(aliases, null, 2));
});
