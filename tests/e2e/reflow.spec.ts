import { expect, test } from "@playwright/test";

import { generateList } from "./generateList";
import { layoutFaults } from "./layoutFaults";
import { visitStates } from "./visitStates";

test.use({ serviceWorkers: "block" });

/** WCAG 1.4.12: what a person may set for easier reading. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

const ZOOMED = { width: 320, height: 256 };

for (const language of ["en", "pt", "es", "fr"]) {
  test.describe(`in ${language}`, () => {
    test.describe("in a window of 1280 × 1024 pixels at a zoom of 400 %", () => {
      test.use({ viewport: ZOOMED });

      test("the page scrolls one way only, and nothing is cut off", async ({ page }) => {
        test.slow();
        await visitStates(page, language, async (state) => expect(await layoutFaults(page), state).toEqual([]));
      });
    });

    for (const width of [360, 1280]) {
      test(`text may be set wider and higher at ${width} px`, async ({ page }) => {
        test.slow();
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
      });
    }
  });
}

test.describe("in a low window", () => {
  test.use({ viewport: ZOOMED });

  test("the longest address wraps", async ({ page }) => {
    await page.goto("/?lang=en");
    await generateList(page, "a-long-mailbox-name-that-hardly-fits-in-one-line-of-a-phone");
    expect(await layoutFaults(page)).toEqual([]);
  });

  test("the list leaves some of the page to scroll by, and the toolbar does not stay over it", async ({ page }) => {
    await page.goto("/?lang=en");
    await generateList(page, "jane");
    const list = page.locator("main [role=grid], main ul[aria-label]");
    const { height } = (await list.boundingBox())!;
    expect(height).toBeGreaterThan(150);
    expect(height).toBeLessThan(ZOOMED.height - 44);
    await list.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await expect(list).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("checkbox").first()).not.toBeInViewport();
  });
});
