import type { Page } from "@playwright/test";

import type { BookEntry } from "../../src/core";

/** Puts a book into the browser, as if the person had given these addresses, the oldest first. The page is opened after it. */
export async function storeBook(page: Page, entries: readonly BookEntry[]): Promise<void> {
  // A file of the site that runs no program.
  await page.goto("/robots.txt");
  await page.evaluate(async (given) => {
    const request = indexedDB.open("plusdot.book", 1);
    request.addEventListener("upgradeneeded", () => {
      const stored = given.map((entry, index) => Object.assign({ order: index + 1 }, entry));
      request.result.createObjectStore("book").put({ entries: stored, lastOrder: stored.length }, "book");
    });
    await new Promise((resolve) => {
      request.addEventListener("success", resolve);
    });
    request.result.close();
  }, entries);
}
