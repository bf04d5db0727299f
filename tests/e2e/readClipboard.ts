import type { Browser, BrowserContext, Page } from "@playwright/test";

const READER = "https://reader.test/";

/** One page for each browser, which Playwright gives to all journeys of a worker. */
const readers = new WeakMap<Browser, Promise<Page>>();

/** Reads the real clipboard in a page of its own, for ours may only write to it. */
export async function readClipboard(context: BrowserContext): Promise<string> {
  const browser = context.browser()!;
  const opened = readers.get(browser) ?? openReader(browser);
  readers.set(browser, opened);
  const reader = await opened;
  return reader.evaluate(() => navigator.clipboard.readText());
}

async function openReader(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ permissions: ["clipboard-read"] });
  const reader = await context.newPage();
  await reader.route(READER, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await reader.goto(READER);
  return reader;
}
