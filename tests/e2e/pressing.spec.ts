import { type Browser, expect, type Page } from "@playwright/test";

import { makeList } from "./makeList";
import { openPage } from "./openPage";
import { test } from "./test";

/** The list alone has several hundred. */
const FEW_ELEMENTS = 150;

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

// An element that is inserted can make the browser style the whole page again: a rule such as `a:has(p) > :has(p)` does.
test("a press makes the browser style what it changes, and not the whole page", async ({ page, browser }) => {
  await openPage(page);
  await makeList(page, "jane");
  const options = await countStyled(page, browser, async () => {
    await page.getByRole("button", { name: "Options" }).click();
    await expect(page.getByRole("group", { name: "Options" })).toBeVisible();
  });
  const row = await countStyled(page, browser, async () => {
    await page.getByRole("grid").getByRole("checkbox").first().click();
    await expect(page.getByRole("button", { name: "Copy selected" })).toBeVisible();
  });
  expect(options).toBeLessThan(FEW_ELEMENTS);
  expect(row).toBeLessThan(FEW_ELEMENTS);
});

/** Returns the most elements that the browser styles at once. */
async function countStyled(page: Page, browser: Browser, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const counts = traceEvents.flatMap(({ name, args }) => (name === "UpdateLayoutTree" ? [args.elementCount ?? 0] : []));
  return Math.max(...counts);
}
