import { expect, type Page } from "@playwright/test";

import type { BookEntry } from "../../src/core";
import { generateList } from "./generateList";
import { keepBook } from "./keepBook";
import { openPage } from "./openPage";
import { test } from "./test";

const BOOK: readonly BookEntry[] = [
  { recipient: "Aunt May", email: "j.ane@gmail.com", date: "2026-02-03", note: "at her door" },
  { recipient: "netflix.com", email: "j.ane@gmail.com", date: "2026-11-21", note: "" },
];

const dotted = (page: Page) => page.getByRole("checkbox", { name: "j.ane@gmail.com", exact: true });

/** Makes a list and looks for one address in it. */
async function findInList(page: Page, email: string): Promise<void> {
  await generateList(page, "jane");
  await page.getByRole("searchbox", { name: "Search addresses" }).fill(email);
  await expect(page.getByRole("checkbox", { name: email, exact: true })).toBeVisible();
}

test("traces are shown in the list and in the check, also to those who do not see them, until the book is forgotten in another tab", async ({
  page,
  context,
}) => {
  await keepBook(page, BOOK);
  await openPage(page);
  await findInList(page, "j.ane@gmail.com");
  await expect(page.getByText("given to Aunt May, netflix.com", { exact: true })).toBeVisible();
  await expect(dotted(page)).toHaveAccessibleDescription("With dots given to Aunt May, netflix.com");
  const other = await context.newPage();
  await openPage(other, "/?view=check");
  await other.getByRole("textbox", { name: "Addresses to check" }).fill("j.ane@gmail.com");
  const cell = (name: string) => other.getByRole("cell", { name });
  await expect(cell("given to Aunt May on 3 February 2026")).toBeVisible();

  const third = await context.newPage();
  await third.goto("/robots.txt");
  await third.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase("plusdot.book").addEventListener("success", resolve);
      }),
  );
  await expect(page.getByText("given to")).toHaveCount(0);
  await expect(dotted(page)).toHaveAccessibleDescription("With dots");
  await expect(cell("no tag")).toBeVisible();
});
