import { expect, type Locator, type Page } from "@playwright/test";

import { browserOptions } from "../../scripts/browserOptions.js";
import { languages } from "../../src/i18n/languages/languages";
import { dismissToast } from "./dismissToast";
import { makeList, showCheckboxes } from "./makeList";
import { storeBook } from "./storeBook";
import { test } from "./test";
import { textOf } from "./textOf";

const SCREENS = { phone: { width: 360, height: 1600 }, desktop: { width: 1280, height: 1600 } };

const fieldOf = (page: Page) => page.getByRole("textbox").first();
const listOf = (page: Page) => page.getByRole("grid");
const searchOf = (page: Page) => page.getByRole("searchbox");
/** The section below the list and its bars. */
const helpOf = (page: Page) => page.locator("main > :visible > section").last();
const toastOf = (page: Page) => page.getByRole("region").and(page.locator("[aria-live]")).locator("p");

for (const language of languages) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    const isSample = language === "es" && screen === "phone";
    test.describe(() => {
      test.use({ viewport });

      const selectAllOf = (page: Page) => page.getByLabel(textOf(language, "make", "results.selectAll"));
      const allSelectedOf = (page: Page) => page.getByLabel(textOf(language, "make", "results.clearSelection"));

      test(
        `nothing moves when a fault, an error, a toast, a selection or a search appears: ${language}, ${screen}`,
        { tag: isSample ? [] : "@matrix" },
        async ({ page }) => {
          await page.goto(`/?lang=${language}`);
          await makeList(page, "jane.doe");
          await expect(toastOf(page)).toBeVisible();
          await showCheckboxes(page);
          const boxes = await boxesOf(page);
          const expectNothingMoved = async (): Promise<void> => expect(await boxesOf(page)).toEqual(boxes);

          await dismissToast(page);
          await expectNothingMoved();

          await page.getByRole("checkbox", { name: "jane.doe@gmail.com", exact: true }).click();
          await expect(selectAllOf(page)).toBeChecked({ indeterminate: true });
          await expectNothingMoved();
          await selectAllOf(page).click();
          await expect(allSelectedOf(page)).toBeChecked();
          await expectNothingMoved();

          // All rows are selected: the longest texts, and nearly all are shown. Some of these now have two lines.
          await searchOf(page).fill("+");
          await expect(page.getByRole("status").filter({ hasText: " · " })).toBeVisible();
          await expectNothingMoved();
          await searchOf(page).fill("no such alias");
          await expect(listOf(page)).toHaveCount(0);
          await searchOf(page).fill("");
          await expect(listOf(page)).toBeVisible();
          await expectNothingMoved();

          await fieldOf(page).fill("jane@example.com");
          await expectNothingMoved();
          await fieldOf(page).press("Enter");
          await expect(page.getByRole("alert")).toBeVisible();
          await expectNothingMoved();
          await fieldOf(page).fill("");
          await expect(page.getByRole("alert")).toHaveCount(0);
          await expectNothingMoved();
          await fieldOf(page).fill("jane.doe+news");
          await expectNothingMoved();
        },
      );
    });
  }
}

test("the list of those given appears beside the form, and nothing moves once it is read", async ({ page }) => {
  await storeBook(page, [{ recipient: "shop.com", email: "jane+shop@gmail.com", date: "2026-11-20", note: "" }]);
  const form = page.getByRole("textbox", { name: "Site, shop or person" });
  const list = page.getByRole("region", { name: "Who has which address" });
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/?view=site&lang=en");
    const early = await boxOf(form);
    await expect(list).toBeVisible();
    expect(await boxOf(form)).toEqual(early);
    await page.getByRole("navigation").getByRole("link", { name: "Make aliases" }).click();
    await expect(list).toBeHidden();
    const box = await boxOf(fieldOf(page));
    expect([box[0], box[2]]).toEqual([early[0], early[2]]);
  }
});

test("a turn of the wheel over rows that all are in sight scrolls the page", async ({ page }) => {
  await storeBook(page, [{ recipient: "shop.com", email: "jane+shop@gmail.com", date: "2026-11-20", note: "" }]);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto("/?view=site&lang=en");
  await page.getByRole("row", { name: "shop.com" }).hover();
  const readTop = () => page.evaluate(() => window.scrollY);
  const top = await readTop();
  await page.mouse.wheel(0, 60);
  await expect.poll(readTop).toBeGreaterThan(top);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(
    `a page keeps room for its scroll bar, and an open dialog shades the whole window, also beside a page that scrolls: ${colorScheme}`,
    { tag: colorScheme === "dark" ? "@matrix" : [] },
    async ({ playwright, baseURL }) => {
      // Playwright hides scroll bars.
      const browser = await playwright.chromium.launch({ ...browserOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
      const page = await browser.newPage({ colorScheme });
      await page.goto(`${baseURL}/?lang=en`);
      const measure = () =>
        page.evaluate(() => ({
          gutter: window.innerWidth - document.body.clientWidth,
          width: window.innerWidth,
          height: window.innerHeight,
        }));
      const { gutter, width, height } = await measure();
      expect(gutter).toBeGreaterThan(0);
      await page.setViewportSize({ width, height: 3000 });
      expect((await measure()).gutter).toBe(gutter);
      await page.setViewportSize({ width, height });

      await page.getByRole("button", { name: "About" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      const stripFrom = (x: number) => page.screenshot({ clip: { x, y: 0, width: gutter, height } });
      const strips = [await stripFrom(0), await stripFrom(width - gutter)];
      expect(strips[1]!.equals(strips[0]!)).toBe(true);
      await browser.close();
    },
  );
}

async function boxesOf(page: Page): Promise<unknown> {
  return {
    field: await boxOf(fieldOf(page)),
    submit: await boxOf(page.locator("button[type=submit]:visible")),
    list: await boxOf(listOf(page)),
    help: await boxOf(helpOf(page)),
  };
}

async function boxOf(locator: Locator): Promise<number[]> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // Browsers place in 64ths of a pixel.
    return [x, y + window.scrollY, width, height].map((number) => Math.round(number * 16) / 16);
  });
}
