import { inflateSync } from "node:zlib";

import { expect, type Page } from "@playwright/test";

import { copyAll } from "./copyAll";
import { makeList } from "./makeList";
import { openPage } from "./openPage";
import { test } from "./test";

test.use({ colorScheme: "dark" });

/** Stops the print at the moment when the browser would draw the page. */
async function startPrinting(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
}

async function stopPrinting(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null });
}

test("on paper there is the list that is shown, all of it, and nothing else", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z");
  await openPage(page);
  await makeList(page, "jane");
  const emails = await copyAll(page);
  const texts = () => page.evaluate(() => document.body.innerText.split(/\s*\n\s*/));
  await startPrinting(page);
  expect(await texts()).toEqual(["jane@gmail.com", "21 November 2026", ...emails]);
  const list = page.getByText(emails[1999]!, { exact: true });
  await expect(list).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await stopPrinting(page);
  await expect(list).toHaveCount(0);

  // The browser's own print: two columns of some sixty lines. The rows near the window would need fewer pages, and
  // one column far more.
  const pages = countPages(await page.pdf({ format: "A4" }));
  expect(pages).toBeGreaterThan(10);
  expect(pages).toBeLessThan(25);
  await expect(list).toHaveCount(0);

  await page.getByRole("button", { name: "Without +" }).click();
  const plain = emails.filter((email) => !email.includes("+"));
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", String(plain.length));
  await startPrinting(page);
  expect(await texts()).toEqual(["jane@gmail.com", "21 November 2026", ...plain]);
  await stopPrinting(page);

  // Beside the generator, its list is not printed.
  await page.getByRole("link", { name: "Check addresses" }).first().click();
  const check = page.getByRole("textbox", { name: "Addresses to check" });
  await expect(check).toBeVisible();
  await startPrinting(page);
  await expect(check).toBeVisible();
});

/** @returns The number of pages of a PDF, whose objects may be compressed. */
function countPages(pdf: Buffer): number {
  const plain = pdf.toString("latin1");
  const streams = [...plain.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, data]) => inflate(data!));
  return [plain, ...streams].join("\n").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

function inflate(data: string): string {
  try {
    return inflateSync(Buffer.from(data, "latin1")).toString("latin1");
  } catch {
    return "";
  }
}
