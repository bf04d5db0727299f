import { readFile } from "node:fs/promises";

import { expect, type Locator, type Page } from "@playwright/test";

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
  const formats = page.getByRole("group", { name: "Download as" });
  return save(page, formats.getByRole("button", { name: kind, exact: true }));
}

async function save(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("each file has every address, and the filters those that are selected", async ({ page }) => {
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

  const tagged = emails.slice(0, 8).filter((email) => email.includes("+"));
  for (const email of tagged) await page.getByRole("checkbox", { name: email, exact: true }).check();
  await page.getByRole("button", { name: "Gmail filters" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Gmail filters" });
  await dialog.getByRole("checkbox", { name: "Skip the inbox" }).check();
  const filters = await save(page, dialog.getByRole("button", { name: "Download filters" }));
  expect(filters.name).toBe("mailFilters.xml");
  const properties = [...filters.text.matchAll(/name='(\w+)' value='([^']*)'/g)];
  expect(properties.map(([, name, value]) => `${name}: ${value}`)).toEqual(
    tagged.flatMap((email) => [`to: ${email}`, `label: Aliases/${/\+(.*)@/.exec(email)![1]}`, "shouldArchive: true"]),
  );
});
