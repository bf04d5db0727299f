import { languages } from "../../src/i18n/languages/languages";
import { checkOtherLooks, checkState } from "./checkState";
import { test } from "./test";
import { visits } from "./visitStates";

test.use({ colorScheme: "light" });

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, target: 44 },
  desktop: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, target: 24 },
};

const [firstPart] = Object.keys(visits);

for (const language of languages) {
  for (const [screen, { target, ...device }] of Object.entries(SCREENS)) {
    test.describe(() => {
      test.use(device);

      for (const [part, visit] of Object.entries(visits)) {
        // One of all, because most of the time goes into reaching the states and into axe.
        const isSample = language === "fr" && screen === "phone" && part === firstPart;
        const states = `${part}: each state`;

        if (isSample)
          test(`${states} is accessible: ${language}, ${screen}`, async ({ page }) => {
            await visit(page, language, (state) => checkState(page, state, target));
          });

        test(
          `${states} ${isSample ? "" : "is accessible and "}fits into every window, in both themes: ${language}, ${screen}`,
          { tag: "@matrix" },
          async ({ page }) => {
            await visit(page, language, async (state) => {
              if (!isSample) await checkState(page, state, target);
              await checkOtherLooks(page, state, target);
            });
          },
        );
      }
    });
  }
}
