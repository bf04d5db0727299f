import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

import { visitStates } from "./visitStates";

test.use({ serviceWorkers: "block", colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

const SIZES = { "a phone": { width: 360, height: 740 }, "a desktop": { width: 1280, height: 800 } };

/** WCAG 2.2 AA with all that it contains, and what axe advises beyond it. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const language of ["en", "pt", "es", "fr"]) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test.describe(`on ${size} in ${language}`, () => {
      test.use({ viewport });

      test("axe finds nothing in any state, in either theme", async ({ page }) => {
        // Sixteen states in two themes, on a machine that may be busy.
        test.setTimeout(240_000);
        await visitStates(page, language, async (state) => {
          expect(await violationsIn(page, "light"), state).toEqual([]);
          expect(await violationsIn(page, "dark"), `${state}, dark`).toEqual([]);
        });
      });
    });
  }
}

/** The themes differ in their colours only: all but those is looked at in one of them. */
async function violationsIn(page: Page, theme: "light" | "dark"): Promise<string[]> {
  // By hand, for the failure screen no longer follows the system.
  await page.evaluate((name) => (document.documentElement.className = name), theme);
  // In this mode axe opens no page of its own for each look, which takes most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations, passes } = await (
    theme === "light" ? axe.withTags(TAGS) : axe.withRules("color-contrast")
  ).analyze();
  expect(passes).not.toEqual([]);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
}
