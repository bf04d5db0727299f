import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { chooseFile } from "./chooseFile.js";
import { launchBrowser } from "./launchBrowser.js";
import { scrollThrough } from "./scrollThrough.js";
import { traceTasks } from "./traceTasks.js";
import { withServer } from "./withServer.js";

const ENTRIES = 10_000;

/**
 * Measures each action of a person who has a book of 10,000 entries: its longest task in processor milliseconds, and the
 * number of elements in the document after it.
 */
export function measureBook() {
  return withServer(measure);
}

/** @param {string} url */
async function measure(url) {
  const folder = await mkdtemp(path.join(tmpdir(), "plusdot-"));
  const copy = path.join(folder, "copy.json");
  await writeFile(copy, JSON.stringify(toCopy(ENTRIES), null, 2));
  const list = path.join(folder, "list.txt");
  await writeFile(list, Array.from({ length: ENTRIES }, (_, index) => `jane+list${index}@gmail.com`).join("\n"));
  const browser = await launchBrowser();
  const page = await browser.newPage();
  // A file of the site that runs no program.
  await page.goto(`${url}robots.txt`);
  await page.evaluate(keepBook, ENTRIES);
  await page.goto(`${url}?lang=en`);

  /** @type {Record<string, () => Promise<unknown>>} */
  const actions = {
    "first list": async () => {
      await page.getByRole("textbox").first().fill("jane");
      await page.keyboard.press("Enter");
      await page.getByText("given to site0.com").waitFor();
    },
    // The book has none yet, so it is written once the book has been open for a second.
    "second copy written": () => page.waitForFunction(() => caches.match("/plusdot.book")),
    "scroll through all": () => scrollThrough(page.getByRole("grid", { name: "Alias list" })),
    "one address checked": async () => {
      await page.getByRole("link", { name: "Check addresses" }).click();
      await page.getByRole("textbox", { name: "Addresses to check" }).fill("jane@gmail.com");
      await page.getByText("given to site0.com on").waitFor();
    },
    ...siteActions(page, copy),
    "page opened again": () => openSite(page, url),
    "restored from the second copy": async () => {
      await page.goto(`${url}robots.txt`);
      await page.evaluate(loseBook);
      await openSite(page, url);
      await page.getByText("It comes from a second copy").waitFor();
    },
    ...addingActions(page, `${url}?lang=en&view=check`, list),
  };

  /** @type {Record<string, { longest: number, elements: number }>} */
  const measured = {};
  for (const [name, act] of Object.entries(actions)) {
    const { longest } = await traceTasks(page, async () => {
      await act();
      // The work that it leaves behind counts too.
      await page.waitForTimeout(500);
    });
    measured[name] = { longest, elements: await page.locator("*").count() };
  }
  await browser.close();
  await rm(folder, { recursive: true });
  return measured;
}

/**
 * @param {import("playwright").Page} page
 * @param {string} url The check, which is opened alone.
 * @param {string} list The path of a text with addresses that the book lacks.
 * @returns {Record<string, () => Promise<unknown>>}
 */
function addingActions(page, url, list) {
  const offer = page.getByRole("button", { name: "Add to the list" });
  return {
    "10,000 addresses checked": async () => {
      await page.goto(url);
      await chooseFile(page, list);
      await offer.waitFor();
    },
    "10,000 addresses added": async () => {
      await offer.click();
      await page.getByText("10,000 addresses added").waitFor();
      await offer.waitFor({ state: "hidden" });
    },
    "10,000 additions undone": async () => {
      await page.getByRole("button", { name: "Undo" }).click();
      await offer.waitFor();
    },
  };
}

/**
 * @param {import("playwright").Page} page
 * @param {string} url
 */
async function openSite(page, url) {
  await page.goto(`${url}?lang=en&view=site`);
  await page.getByRole("region", { name: "Who has which address" }).getByRole("row").nth(1).waitFor();
}

async function loseBook() {
  const request = indexedDB.deleteDatabase("plusdot.book");
  await new Promise((resolve) => {
    request.addEventListener("success", resolve);
  });
}

/**
 * @param {import("playwright").Page} page
 * @param {string} copy The path of a copy to open.
 * @returns {Record<string, () => Promise<unknown>>}
 */
function siteActions(page, copy) {
  const given = page.getByRole("region", { name: "Who has which address" });
  return {
    "given addresses opened": async () => {
      await page.getByRole("link", { name: "One per site" }).click();
      await given.getByRole("row").nth(1).waitFor();
    },
    "given addresses searched": () => page.getByRole("searchbox", { name: "Search the list" }).fill("99"),
    "given addresses scrolled": async () => {
      await page.getByRole("searchbox", { name: "Search the list" }).fill("");
      await scrollThrough(given.getByRole("table").locator("xpath=.."));
    },
    "copy opened": async () => {
      await page.locator("main:visible input[type=file]").setInputFiles(copy);
      await page.getByRole("button", { name: /^Add / }).waitFor();
    },
  };
}

/**
 * A copy of a book, as src/core/book/toBookJson.ts writes it. None of its entries is in the book below.
 *
 * @param {number} count
 */
function toCopy(count) {
  const entries = Array.from({ length: count }, (_, index) => {
    return { recipient: `shop${index}.com`, email: `jane+shop${index}@gmail.com`, date: "2026-11-21", note: "" };
  });
  return { type: "plusdot.book", version: 1, entries };
}

/**
 * Writes a book as src/book/bookDatabase.ts makes it. The first entry has the address that leads each list.
 *
 * @param {number} count
 */
async function keepBook(count) {
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
  for (let index = 0; index < count; index += 1) {
    const email = index === 0 ? "jane@gmail.com" : `jane+site${index}@gmail.com`;
    transaction.objectStore("entries").put({ recipient: `site${index}.com`, email, date: "2026-11-21", note: "" });
  }
  await new Promise((resolve) => {
    transaction.addEventListener("complete", resolve);
  });
  request.result.close();
}
