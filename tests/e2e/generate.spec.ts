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

// The whole list is in the window.
test.use({ viewport: { width: 1280, height: 1400 } });

test("a list is made though nothing was loaded ahead, and a press styles what it changes, not the whole page", async ({
  page,
  browser,
}) => {
  // Whoever is quick finds the browser never idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openPage(page);
  await makeList(page, "jane");
  // An element that is inserted can make the browser style the whole page again: a rule such as `a:has(p) > :has(p)` does.
  const options = page.getByRole("button", { name: "Your tags and options" });
  // The first press loads them.
  for (let presses = 0; presses < 2; presses += 1) await options.click();
  const opened = await countStyled(page, browser, async () => {
    await options.click();
    await expect(page.getByRole("group", { name: "Your tags and options" })).toBeVisible();
  });
  expect(opened).toBeLessThan(FEW_ELEMENTS);
  const selected = await countStyled(page, browser, async () => {
    await page.getByRole("checkbox", { name: "jane@gmail.com", exact: true }).click();
    await expect(page.getByRole("button", { name: "Copy selected (1)" })).toBeVisible();
  });
  expect(selected).toBeLessThan(FEW_ELEMENTS);
});

/** Returns the most elements that the browser styles at once. */
async function countStyled(page: Page, browser: Browser, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const counts = traceEvents.flatMap(({ name, args }) => (name === "UpdateLayoutTree" ? [args.elementCount ?? 0] : []));
  return Math.max(...counts);
}
