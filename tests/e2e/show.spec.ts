import { expect } from "@playwright/test";

import { test } from "./test";
import { textOf } from "./textOf";
import { watchErrors } from "./watchErrors";

for (const { language, colorScheme, phone, end } of [
  { language: "fr", colorScheme: "dark", phone: { width: 360, height: 740 }, end: 646 },
  { language: "en", colorScheme: "light", phone: { width: 390, height: 844 }, end: 624 },
] as const) {
  test.describe(() => {
    test.use({ colorScheme, viewport: phone });

    test(
      `on a phone the address and the button that copies it follow the fields, and the screen stays on without a complaint while it is shown: ${language}, ${colorScheme}`,
      { tag: language === "fr" ? [] : "@matrix" },
      async ({ page }) => {
        const errors = watchErrors(page);
        await page.goto(`/?view=site&lang=${language}`);
        const form = page.locator("main form:visible");
        await form.getByRole("textbox", { name: textOf(language, "site", "recipient") }).fill("netflix.com");
        const field = form.getByRole("textbox", { name: textOf(language, "generator", "field") });
        await field.fill("jane.doe");
        await expect(form.getByRole("status")).toHaveText("jane.doe+netflix@gmail.com");
        const submit = form.getByRole("button", { name: textOf(language, "site", "copy"), exact: true });
        // The order that is seen is the order of the keys: the choice, the options, the button.
        for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
        await expect(submit).toBeFocused();
        const { y, height } = (await submit.boundingBox())!;
        expect(y + height).toBeLessThan(end);

        await page.getByRole("button", { name: textOf(language, "site", "show"), exact: true }).click();
        await expect(page.getByRole("dialog").getByRole("img")).toBeInViewport({ ratio: 0.99 });
        expect(errors).toEqual([]);
      },
    );
  });
}
