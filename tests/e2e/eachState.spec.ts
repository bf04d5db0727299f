import { checkState } from "./checkState";
import { LANGUAGES } from "./languages";
import { test } from "./test";
import { visits } from "./visitStates";

// Without motion, for an edge in transition is neither the old nor the new one.
test.use({ colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, target: 44 },
  desktop: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, target: 24 },
};

/** The narrowest phone, two tablets, and the widest window. */
const SAMPLE_WIDTHS = [280, 600, 820, 1600];
const ALL_WIDTHS = Array.from({ length: 45 }, (_, index) => 280 + index * 30);

for (const language of LANGUAGES) {
  for (const [screen, { target, ...device }] of Object.entries(SCREENS)) {
    test.describe(() => {
      test.use(device);

      const isSample = language === "fr" && screen === "phone";
      for (const [part, visit] of Object.entries(visits)) {
        test(
          `each state of ${part} is accessible and fits into every window: ${language}, ${screen}`,
          { tag: isSample ? [] : "@matrix" },
          async ({ page }) => {
            const widths = isSample ? SAMPLE_WIDTHS : ALL_WIDTHS;
            await visit(page, language, (state) => checkState(page, state, { target, widths }));
          },
        );
      }
    });
  }
}
