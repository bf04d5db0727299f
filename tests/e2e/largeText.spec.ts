import { expect } from "@playwright/test";

import { browserOptions } from "../../scripts/browserOptions.js";
import { languages } from "../../src/i18n/languages/languages";
import { storeBook } from "./storeBook";
import { test } from "./test";

const TWICE_AS_LARGE = "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26";

test.use({
  launchOptions: { ...browserOptions, args: [...browserOptions.args, TWICE_AS_LARGE] },
  viewport: { width: 320, height: 640 },
});

/** Enough for a search. */
const ENTRIES = Array.from({ length: 12 }, (_, index) => {
  return { recipient: `site${index}.com`, email: `jane+site${index}@gmail.com`, date: "2026-11-28", note: "" };
});

test("with text twice as large, no view of a phone scrolls sideways", { tag: "@matrix" }, async ({ page }) => {
  await storeBook(page, ENTRIES);
  for (const lang of languages) {
    for (const view of ["make", "site", "check"]) {
      await page.goto(`/?lang=${lang}&view=${view}`);
      const fields = page.locator("main").getByRole("textbox");
      if (view === "site") {
        await expect(page.getByRole("searchbox")).toBeVisible();
        await fields.nth(1).fill("jane");
      }
      await fields.first().fill("jane+netflix@gmail.com");
      if (view === "make") {
        await fields.first().press("Enter");
        await expect(page.getByRole("grid")).toBeVisible();
      }
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, `${view}, ${lang}`).toBeLessThanOrEqual(0);
    }
  }
});
