import { expect, type Page } from "@playwright/test";

import { holdScripts } from "./holdScripts";
import { test } from "./test";
import { textOf } from "./textOf";
import { watchErrors } from "./watchErrors";

/*
 * A visit that starts with another view than the generator.
 */

const VIEWS = { site: "Site", check: "Checker" };
const LANGUAGES = ["en", "pt", "es", "fr"];

for (const [view, file] of Object.entries(VIEWS)) {
  for (const language of LANGUAGES) {
    test(
      `the first picture marks the link of the asked view, and so does every later one: ${view}, ${language}`,
      { tag: language === "fr" ? [] : "@matrix" },
      async ({ page }) => {
        const errors = watchErrors(page);
        await watchMarks(page);
        const release = await holdScripts(page);
        await page.goto(`/?view=${view}&lang=${language}`, { waitUntil: "commit" });
        const link = page.getByRole("link", { name: textOf(language, "messages", `views.${view}`) });
        await expect(link).toHaveAttribute("aria-current", "page");
        release();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await marksOf(page)).toEqual([textOf(language, "messages", `views.${view}`)]);
        expect(errors).toEqual([]);
      },
    );
  }

  test(`the files of the asked view are requested before the program runs: ${view}`, async ({ page }) => {
    await holdScripts(page);
    const requested = Promise.all(
      [file, "shared"].map((name) => page.waitForRequest((request) => request.url().includes(`/assets/${name}-`))),
    );
    await page.goto(`/?view=${view}`, { waitUntil: "commit" });
    await requested;
  });
}

/** Keeps the text of every link that is marked in a frame. */
async function watchMarks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const marks = new Set<string>();
    Object.assign(window, { marks });
    const look = () => {
      for (const link of document.querySelectorAll("nav [aria-current]")) {
        if (link.checkVisibility({ visibilityProperty: true })) marks.add(link.textContent);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

function marksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { marks: Set<string> }).marks]);
}
