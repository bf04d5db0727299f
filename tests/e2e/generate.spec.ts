import { type Browser, expect, type Page } from "@playwright/test";

import { copyAll } from "./copyAll";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";

/** The list alone has several hundred. */
const FEW_ELEMENTS = 150;

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

// The whole list is in the window.
test.use({ viewport: { width: 1280, height: 1400 } });

test("a person types an address, makes a list, copies it, makes another one and copies some of that, and a press styles what it changes, not the whole page", async ({
  page,
  browser,
}) => {
  // Whoever is quick finds nothing loaded ahead: the browser is never idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openPage(page);
  const field = page.getByRole("textbox", { name: "Gmail address or username" });
  const toasts = page.getByRole("region", { name: "Notifications" });
  const list = page.getByRole("grid", { name: "Alias list" });
  const original = list.getByRole("checkbox", { name: "jane@gmail.com", exact: true });
  await expect(page.getByText("No aliases generated yet")).toBeVisible();
  await field.fill("jane");
  await expect(page.getByRole("group", { name: "How Gmail reads this address" })).toContainText("jane@gmail.com");
  await field.press("Enter");

  await expect(toasts.getByText("2,000 emails", { exact: true })).toBeVisible();
  await expect(page.getByText("0 selected of 2,000 emails", { exact: true })).toBeVisible();
  await expect(page.getByText("No aliases generated yet")).toHaveCount(0);
  const emails = await copyAll(page);
  expect(emails).toHaveLength(2000);
  expect(emails[0]).toBe("jane@gmail.com");
  await expect(original).toBeVisible();
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(list.getByRole("checkbox", { name: emails.at(-1)!, exact: true })).toBeInViewport();
  await expect(original).toHaveCount(0);

  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect(toasts.getByText("Aliases shuffled!")).toBeVisible();
  await expect(original).toBeVisible();
  const others = await copyAll(page);
  expect(others).not.toEqual(emails);

  const [, second, third, , fifth] = others;
  for (const email of [fifth, second]) await page.getByRole("checkbox", { name: email!, exact: true }).check();
  await page.getByRole("button", { name: "Copy selected (2)" }).click();
  await expect.poll(() => readClipboard(page.context())).toBe(`${second}\n${fifth}`);
  await page.getByRole("button", { name: `Copy ${third}`, exact: true }).click();
  await expect.poll(() => readClipboard(page.context())).toBe(third);

  // An element that is inserted can make the browser style the whole page again: a rule such as `a:has(p) > :has(p)` does.
  const options = page.getByRole("button", { name: "Options" });
  // The first press loads them.
  for (let presses = 0; presses < 2; presses += 1) await options.click();
  const opened = await countStyled(page, browser, async () => {
    await options.click();
    await expect(page.getByRole("group", { name: "Options" })).toBeVisible();
  });
  expect(opened).toBeLessThan(FEW_ELEMENTS);
  const selected = await countStyled(page, browser, async () => {
    await original.click();
    await expect(page.getByRole("button", { name: "Copy selected (3)" })).toBeVisible();
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
