import { expect } from "@playwright/test";

import { generateList } from "./generateList";
import { LANGUAGES } from "./languages";
import { layoutFaults } from "./layoutFaults";
import { test } from "./test";
import { visitStates } from "./visitStates";

/** WCAG 1.4.12: the spacing that a person may set for easier reading. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** A window of 1280 × 1024 pixels at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };

for (const language of LANGUAGES) {
  test(
    `at a zoom of 400 %, the page scrolls one way only, and nothing is cut off: ${language}`,
    { tag: language === "pt" ? [] : "@matrix" },
    async ({ page }) => {
      await page.setViewportSize(ZOOMED);
      await visitStates(page, language, async (state) => expect(await layoutFaults(page), state).toEqual([]));
    },
  );

  for (const width of [360, 1280]) {
    test(
      `nothing is cut off where the text is set wider and higher: ${language}, ${width} px`,
      { tag: language === "es" && width === 360 ? [] : "@matrix" },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.addInitScript((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, SPACING);
        await visitStates(page, language, async (state) => {
          await expect(page.locator("body")).toHaveCSS("letter-spacing", "1.92px");
          expect(await layoutFaults(page), state).toEqual([]);
        });
      },
    );
  }
}

test("in a low window the table of the check leaves room to scroll the page", async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await page.goto("/?lang=en&view=check");
  const addresses = Array.from({ length: 50 }, (_, index) => `jane+${index}@gmail.com`);
  await page.getByRole("textbox").fill(addresses.join("\n"));
  const table = page.getByRole("region").filter({ has: page.getByRole("table") });
  await expect(table).toBeVisible();
  const { height } = (await table.boundingBox())!;
  expect(height).toBeGreaterThan(150);
  expect(height).toBeLessThan(ZOOMED.height - 44);
});

test("in a low window the longest address wraps, and the list leaves room to scroll the page", async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  // So that no scrolling is under way when the test scrolls.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/?lang=en");
  await generateList(page, "a-long-mailbox-name-that-hardly-fits-in-one-line-of-a-phone");
  // The search and the toolbar would take all of the window.
  await expect(page.getByRole("checkbox").nth(1)).toBeInViewport();
  expect(await layoutFaults(page)).toEqual([]);

  const list = page.getByRole("grid");
  const { height } = (await list.boundingBox())!;
  expect(height).toBeGreaterThan(150);
  expect(height).toBeLessThan(ZOOMED.height - 44);
  await list.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await expect(list).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("checkbox").first()).not.toBeInViewport();
});
