import type { BrowserContext } from "@playwright/test";

const READER = "https://reader.test/";

/** Reads the real clipboard in a page of its own, for ours may only write to it. */
export async function readClipboard(context: BrowserContext): Promise<string> {
  const reader = await context.newPage();
  await reader.route(READER, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await reader.goto(READER);
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
