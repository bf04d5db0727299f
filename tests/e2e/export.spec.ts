import { readFile } from "node:fs/promises";

import { expect } from "@playwright/test";

import { copyAll } from "./copyAll";
import { makeList } from "./makeList";
import { openPage } from "./openPage";
import { test } from "./test";

test.use({ timezoneId: "America/Sao_Paulo" });

test("each file has every address, in its order", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T07:38:01Z");
  await openPage(page);
  await makeList(page, "jane");
  const emails = await copyAll(page);
  for (const [kind, readEmails] of [
    ["TXT", (text) => text.split("\n")],
    ["CSV", (text) => Array.from(text.matchAll(/^"([^"]+)",".+","jane@gmail\.com"\r?$/gm), ([, email]) => email)],
    ["JSON", (text) => (JSON.parse(text) as { email: string }[]).map(({ email }) => email)],
  ] satisfies [string, (text: string) => unknown][]) {
    const button = page.getByRole("group", { name: "Download as" }).getByRole("button", { name: kind, exact: true });
    const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(file.suggestedFilename()).toBe(`gmail-aliases-20261121-043801.${kind.toLowerCase()}`);
    expect(readEmails(await readFile(await file.path(), "utf8"))).toEqual(emails);
  }
});
