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
    "scroll through all": () => scrollThrough(page.getByRole("grid", { name: "Alias list" })),
    "one address checked": async () => {
      await page.getByRole("link", { name: "Check addresses" }).click();
      await page.getByRole("textbox", { name: "Addresses to check" }).fill("jane@gmail.com");
      await page.getByText("given to site0.com on").waitFor();
    },
    ...siteActions(page),
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
  return measured;
}

/**
 * @param {import("playwright").Page} page
 * @returns {Record<string, () => Promise<unknown>>}
 */
function siteActions(page) {
  const given = page.getByRole("region", { name: "Given addresses" });
  return {
    "given addresses opened": async () => {
      await page.getByRole("link", { name: "One per site" }).click();
      await given.getByRole("row").nth(1).waitFor();
    },
    "given addresses searched": () => page.getByRole("searchbox", { name: "Search given addresses" }).fill("99"),
    "given addresses scrolled": async () => {
      await page.getByRole("searchbox", { name: "Search given addresses" }).fill("");
      await scrollThrough(given.getByRole("table").locator("xpath=.."));
    },
  };
}

/**
 * Writes a book as src/book/bookDatabase.ts makes it. The first entry has the address that leads each list.
 *
 * @param {number} count
 */
async function keepBook(count) {
  const request = indexedDB.open("plusdot.book", 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore("entries", { keyPath: ["recipient", "email"] });
    request.result.createObjectStore("notes");
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
