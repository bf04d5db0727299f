import type { Page } from "@playwright/test";

import type { BookEntry } from "../../src/core";

/** Puts a book into the browser, as if the person had given these addresses, the oldest first. The page is opened after it. */
export async function storeBook(page: Page, entries: readonly BookEntry[]): Promise<void> {
  // A file of the site that runs no program.
  await page.goto("/robots.txt");
  await page.evaluate(async (given) => {
    const request = indexedDB.open("plusdot.book", 1);
    request.addEventListener("upgradeneeded", () => {
      const store = request.result.createObjectStore("entries", { keyPath: "order", autoIncrement: true });
      store.createIndex("email", "email");
      request.result.createObjectStore("details");
    });
    await new Promise((resolve) => {
      request.addEventListener("success", resolve);
    });
    const transaction = request.result.transaction("entries", "readwrite");
    for (const entry of given) transaction.objectStore("entries").put(entry);
    await new Promise((resolve) => {
      transaction.addEventListener("complete", resolve);
    });
    request.result.close();
  }, entries);
}
