import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { closeDialog } from "./closeDialog";
import { openPage } from "./openPage";
import { test } from "./test";

const SITE = "/?view=site";

const regionOf = (page: Page) => page.getByRole("region", { name: "Who has which address" });
const switchOf = (page: Page) => page.getByRole("switch", { name: "Remember on this device" });
const countOf = (page: Page) => regionOf(page).getByRole("status");
const buttonOf = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

function toBackup(name: string, count: number): { name: string; mimeType: string; buffer: Buffer } {
  const entries = Array.from({ length: count }, (_, index) => {
    return { recipient: `${name}${index}.com`, email: `jane+${name}${index}@gmail.com`, date: "2026-11-21", note: "" };
  });
  const text = JSON.stringify({ type: "plusdot.book", version: 1, entries });
  return { name: `${name}.json`, mimeType: "application/json", buffer: Buffer.from(text) };
}

async function chooseBackup(page: Page, name: string, count: number): Promise<void> {
  await page.locator("main > :visible input[type=file]").setInputFiles(toBackup(name, count));
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function addBackup(page: Page, name: string, count: number): Promise<void> {
  await chooseBackup(page, name, count);
  await buttonOf(page, /^Add /).click();
}

test("the book lasts from visit to visit, and a backup of it is read back whole", async ({ page }) => {
  await openPage(page, SITE);
  await switchOf(page).click();
  await addBackup(page, "site", 3);
  await expect(countOf(page)).toHaveText("3 addresses");
  await page.reload();
  await expect(countOf(page)).toHaveText("3 addresses");

  await page.getByRole("button", { name: "More", exact: true }).click();
  for (const name of ["Save backup", "Save as CSV"]) {
    const [download] = await Promise.all([page.waitForEvent("download"), buttonOf(page, name).click()]);
    expect(download.suggestedFilename()).toMatch(/^plusdot-book-\d{8}-\d{6}\.(?:json|csv)$/);
    const buffer = await readFile(await download.path());
    await page
      .locator("main > :visible input[type=file]")
      .setInputFiles({ name: download.suggestedFilename(), mimeType: "text/plain", buffer });
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("No new addresses.");
    await expect(dialog).toContainText("In the list already (3): site");
    await closeDialog(page);
  }
  await expect(regionOf(page)).toContainText("Last backup:");
});

test("two tabs that write at once lose nothing", async ({ page, context }) => {
  await openPage(page, SITE);
  await switchOf(page).click();
  await expect(regionOf(page)).toBeVisible();
  const other = await context.newPage();
  await openPage(other, SITE);
  await expect(switchOf(other)).toBeChecked();

  await chooseBackup(page, "first", 700);
  await chooseBackup(other, "second", 700);
  await Promise.all([page, other].map((tab) => buttonOf(tab, /^Add /).click()));
  await expect(countOf(page)).toHaveText("1,400 addresses");
  await expect(countOf(other)).toHaveText("1,400 addresses");
});

test("a reload in the middle of a write leaves all of it or nothing", { tag: "@matrix" }, async ({ page }) => {
  await openPage(page, SITE);
  await switchOf(page).click();
  await addBackup(page, "old", 3);
  await expect(countOf(page)).toHaveText("3 addresses");
  await chooseBackup(page, "new", 5_000);
  // The press and the reload are one task, so that the write has begun and not ended.
  await page.evaluate(() => {
    const buttons = Array.from(document.querySelectorAll<HTMLElement>("dialog[open] button"));
    buttons.find(({ textContent }) => textContent.startsWith("Add"))?.click();
    location.reload();
  });
  await page.waitForURL(/view=site/);
  await expect(countOf(page)).toHaveText(/^(?:3|5,003) addresses$/);
});
