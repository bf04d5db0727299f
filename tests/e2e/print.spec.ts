import { inflateSync } from "node:zlib";

import { expect, type Locator, type Page } from "@playwright/test";

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

const textsOf = (page: Page) => page.evaluate(() => document.body.innerText.split(/\s*\n\s*/));

/** Black on white, though the page is dark. */
async function expectOnPaper(page: Page, part: Locator): Promise<void> {
  const colors = await part.evaluateAll((parts) =>
    parts.flatMap((one) => [one, ...one.querySelectorAll("*")].map((element) => getComputedStyle(element).color)),
  );
  expect(new Set(colors)).toEqual(new Set(["rgb(0, 0, 0)"]));
  await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
}

test("on paper there is what the view shows, all of it, black on white, and nothing else", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z");
  await openPage(page);
  await test.step("a page without a list", async () => {
    await startPrinting(page);
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
    await stopPrinting(page);
  });
  await makeList(page, "jane");
  const emails = await copyAll(page);

  await test.step("the list", async () => {
    await startPrinting(page);
    expect(await textsOf(page)).toEqual(["jane@gmail.com", "21 November 2026", ...emails]);
    const last = page.getByText(emails[1999]!, { exact: true });
    await expectOnPaper(page, last);
    await stopPrinting(page);
    await expect(last).toHaveCount(0);

    // The browser's own print: two columns of some sixty lines. The rows near the window would need fewer pages, and
    // one column far more.
    const pages = countPages(await page.pdf({ format: "A4" }));
    expect(pages).toBeGreaterThan(10);
    expect(pages).toBeLessThan(25);
    await expect(last).toHaveCount(0);

    await page.getByRole("button", { name: "Without +" }).click();
    const plain = emails.filter((email) => !email.includes("+"));
    await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", String(plain.length));
    await startPrinting(page);
    expect(await textsOf(page)).toEqual(["jane@gmail.com", "21 November 2026", ...plain]);
    await stopPrinting(page);
  });

  await test.step("the check, and no longer the list", async () => {
    await page.getByRole("link", { name: "Check addresses" }).first().click();
    const check = page.getByRole("textbox", { name: "Addresses to check" });
    await expect(check).toBeVisible();
    await startPrinting(page);
    await expect(check).toBeVisible();
    await stopPrinting(page);

    const lines = Array.from({ length: 300 }, (_, index) => `j.ane+site${index}@gmail.com`);
    await check.fill(`${lines.join("\n")}\nroe@yahoo.com`);
    await expect(page.getByText("299 duplicates", { exact: true })).toBeVisible();
    await startPrinting(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where do these addresses lead?");
    const rows = page.getByRole("table").getByRole("row");
    // The headings of the table and of the mailbox, too.
    await expect(rows).toHaveCount(303);
    await expect(rows.last()).toContainText("not Gmail");
    for (const role of ["button", "link", "textbox"] as const) await expect(page.getByRole(role)).toHaveCount(0);
    await expectOnPaper(page, rows);
    await stopPrinting(page);
    await expect(rows.last()).not.toContainText("yahoo.com");
    await expect(page.getByRole("button", { name: "Copy result" })).toBeVisible();
  });

  await test.step("the new addresses while one is shown large, which is so again afterwards", async () => {
    await page.getByRole("link", { name: "One per site" }).first().click();
    await page.getByRole("textbox", { name: "Site, shop or person" }).fill("shop");
    const enlarge = page.getByRole("button", { name: "Enlarge", exact: true });
    await enlarge.click();
    const shown = page.getByRole("dialog").getByRole("img");
    const { width } = (await shown.boundingBox())!;
    await startPrinting(page);
    expect((await textsOf(page))[0]).toBe("New addresses");
    await expect(page.getByRole("dialog")).toBeHidden();
    await stopPrinting(page);
    await expect.poll(async () => (await shown.boundingBox())?.width).toBe(width);
  });
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
