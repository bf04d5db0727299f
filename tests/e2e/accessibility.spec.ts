import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

import { LANGUAGES } from "./languages";
import { test } from "./test";
import { visitStates } from "./visitStates";

test.use({ colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

const SCREENS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

/** WCAG 2.2 AA with all that it contains, and the further advice of axe. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const language of LANGUAGES) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    test.describe(() => {
      test.use({ viewport });

      const isSample = language === "fr" && screen === "phone";
      test(
        `axe finds nothing in any state, in either theme: ${language}, ${screen}`,
        { tag: isSample ? [] : "@matrix" },
        async ({ page }) => {
          await visitStates(page, language, async (state) => {
            expect(await violationsIn(page, "light"), state).toEqual([]);
            expect(await violationsIn(page, "dark"), `${state}, dark`).toEqual([]);
          });
        },
      );
    });
  }
}

/** The themes differ in their colours only, so one look at everything else is enough. */
async function violationsIn(page: Page, theme: "light" | "dark"): Promise<string[]> {
  // By hand, for the failure screen no longer follows the system.
  await page.evaluate((name) => (document.documentElement.className = name), theme);
  // Otherwise axe opens a page of its own for each look, which takes most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations, passes } = await (
    theme === "light" ? axe.withTags(TAGS) : axe.withRules("color-contrast")
  ).analyze();
  expect(passes).not.toEqual([]);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
}
