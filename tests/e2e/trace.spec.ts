import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import type { BookEntry } from "../../src/core";
import { generateList } from "./generateList";
import { keepBook } from "./keepBook";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";

const BOOK: readonly BookEntry[] = [
  { recipient: "netflix.com", email: "j.ane@gmail.com", date: "2026-11-21", note: "" },
  { recipient: "Aunt May", email: "j.ane@gmail.com", date: "2026-02-03", note: "at her door" },
  { recipient: "shop.example", email: "jane+shopping@gmail.com", date: "2026-01-01", note: "" },
];

const rows = (page: Page) => page.getByRole("table").getByRole("row");
const dotted = (page: Page) => page.getByRole("checkbox", { name: "j.ane@gmail.com", exact: true });

/** Makes a list and looks for one address in it. */
async function findInList(page: Page, email: string): Promise<void> {
  await generateList(page, "jane");
  await page.getByRole("searchbox", { name: "Search aliases" }).fill(email);
  await expect(page.getByRole("checkbox", { name: email, exact: true })).toBeVisible();
}

test("a row of the list says to whom its address was given, also to those who do not see it", async ({ page }) => {
  await keepBook(page, BOOK);
  await openPage(page);
  await findInList(page, "j.ane@gmail.com");
  await expect(page.getByText("given to Aunt May, netflix.com", { exact: true })).toBeVisible();
  await expect(dotted(page)).toHaveAccessibleDescription("Dots given to Aunt May, netflix.com");

  await page.getByRole("searchbox", { name: "Search aliases" }).fill("jane@gmail.com");
  const original = page.getByRole("checkbox", { name: "jane@gmail.com", exact: true });
  await expect(original).toHaveAccessibleDescription("Original");
});

test("the check says to whom an address was given and when, dots included", async ({ page }) => {
  await keepBook(page, BOOK);
  await openPage(page, "/?view=check");
  const field = page.getByRole("textbox", { name: "Addresses to check" });
  await field.fill("J.Ane@Gmail.com, jane@gmail.com ja.ne@gmail.com jane+shopping@gmail.com jane+other@gmail.com");
  const cells = rows(page).locator("> :nth-child(3)");
  await expect(cells).toHaveText([
    "Tag",
    "given to Aunt May on 3 February 2026given to netflix.com on 21 November 2026",
    "no tag",
    "no tag",
    "given to shop.example on 1 January 2026",
    "given to: other",
  ]);

  // A username alone has an address too.
  await field.fill("j.ane");
  await expect(rows(page).nth(1)).toContainText("given to netflix.com on 21 November 2026");

  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("radio", { name: "Français" }).click();
  await expect(rows(page).nth(1)).toContainText("donnée à netflix.com le 21 novembre 2026");
});

test("the copy and the file of a check have the recipients in a column", async ({ page }) => {
  await keepBook(page, [...BOOK, { recipient: "=1+1", email: "jane+x@gmail.com", date: "2026-11-20", note: "" }]);
  await openPage(page, "/?view=check");
  await page.getByRole("textbox", { name: "Addresses to check" }).fill("j.ane@gmail.com jane+x@gmail.com a@b.org");
  await expect(rows(page).nth(2)).toContainText("given to =1+1 on 20 November 2026");

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV", exact: true }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toBe(
    '"Address","Kind","Mailbox","Tag","Group","Repeated","Given to"\r\n' +
      '"j.ane@gmail.com","gmail","jane@gmail.com","","1","","Aunt May (2026-02-03); netflix.com (2026-11-21)"\r\n' +
      '"jane+x@gmail.com","gmail","jane@gmail.com","x","1","","\'=1+1 (2026-11-20)"\r\n' +
      '"a@b.org","other-host","","","","",""',
  );

  await page.getByRole("button", { name: "Copy result" }).click();
  await expect(page.getByText("3 items copied to clipboard")).toBeVisible();
  expect(await readClipboard(page.context())).toBe(
    "Address\tKind\tMailbox\tTag\tGroup\tRepeated\tGiven to\n" +
      "j.ane@gmail.com\tGmail\tjane@gmail.com\t\t1\t\tAunt May (3 February 2026); netflix.com (21 November 2026)\n" +
      "jane+x@gmail.com\tGmail\tjane@gmail.com\tx\t1\t\t'=1+1 (20 November 2026)\n" +
      "a@b.org\tother domain\t\t\t\t\t",
  );
});

test("traces go in an open tab when the book is forgotten in another", async ({ page, context }) => {
  await keepBook(page, BOOK);
  await openPage(page);
  await findInList(page, "j.ane@gmail.com");
  await expect(page.getByText("given to Aunt May, netflix.com")).toBeVisible();
  const other = await context.newPage();
  await openPage(other, "/?view=check");
  await other.getByRole("textbox", { name: "Addresses to check" }).fill("j.ane@gmail.com");
  await expect(rows(other).nth(1)).toContainText("given to Aunt May");

  const third = await context.newPage();
  await third.goto("/robots.txt");
  await third.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase("plusdot.book").addEventListener("success", resolve);
      }),
  );
  await expect(page.getByText("given to")).toHaveCount(0);
  await expect(dotted(page)).toHaveAccessibleDescription("Dots");
  await expect(rows(other).nth(1)).toContainText("no tag");
});

test("a book with 10,000 entries traces every row of the list", async ({ page }) => {
  const given = Array.from({ length: 10_000 }, (_, index) => {
    return { ...BOOK[0]!, recipient: `site${index % 4999}.com`, email: `jane+${index}@gmail.com` };
  });
  await keepBook(page, [...given, ...BOOK]);
  await openPage(page);
  await findInList(page, "j.ane@gmail.com");
  await expect(dotted(page)).toHaveAccessibleDescription("Dots given to Aunt May, netflix.com");
  await page.getByRole("link", { name: "Check addresses" }).click();
  await page.getByRole("textbox", { name: "Addresses to check" }).fill("jane+9999@gmail.com");
  await expect(rows(page).nth(1)).toContainText("given to site1.com on 21 November 2026");
});
