import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

for (const language of ["en", "pt", "es", "fr"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      test(`axe finds nothing in any state: ${language}, ${colorScheme}, ${size}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize(viewport);
        await page.goto(`/?lang=${language}`);
        const field = page.getByRole("textbox").first();
        const [about, languageMenu, , themeMenu] = await page.locator("header").first().getByRole("button").all();

        await expectNoViolations(page, "empty");

        await field.fill("jane.doe@yahoo.com");
        await field.press("Enter");
        await expect(page.getByRole("alert")).toBeVisible();
        await expectNoViolations(page, "error");

        await field.fill("Jane.Doe+shop@gmail.com");
        await field.press("Enter");
        const rows = page.getByRole("checkbox", { name: /@/ });
        await rows.nth(1).check();
        await expectNoViolations(page, "list, toast, some selected");

        await about!.click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectNoViolations(page, "About");
        await page.keyboard.press("Escape");

        await languageMenu!.click();
        await expect(page.getByRole("radiogroup")).toBeVisible();
        await expectNoViolations(page, "language menu");
        await page.keyboard.press("Escape");

        await themeMenu!.click();
        await expect(page.getByRole("radiogroup")).toBeVisible();
        await expectNoViolations(page, "theme menu");

        await page.goto(`/no-such-page?lang=${language}`);
        await expectNoViolations(page, "404");
      });
    }
  }
}

async function expectNoViolations(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
  expect(found, state).toEqual([]);
}
