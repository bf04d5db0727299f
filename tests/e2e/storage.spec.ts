import { expect, type Page } from "@playwright/test";

import { generateList } from "./generateList";
import { openPage } from "./openPage";
import { test } from "./test";
import { watchErrors } from "./watchErrors";

test.use({ colorScheme: "light" });

const headingOf = (page: Page) => page.getByRole("heading", { level: 1 });
const toggleOf = (page: Page) => page.getByRole("button", { name: "Toggle theme" });

test("storage that throws counts as empty, and the page works", async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await openPage(page);
  await expect(page.locator("html")).toHaveClass("light");
  await toggleOf(page).click();
  await expect(page.locator("html")).toHaveClass("dark");

  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("radio", { name: "Español" }).click();
  await expect(headingOf(page)).toHaveText("Muchas direcciones, un solo buzón");
  await expect(page).toHaveURL("/?lang=es");

  await generateList(page, "jane");
  await expect(page.getByText("0 seleccionadas de 2000 direcciones")).toBeVisible();
  expect(errors).toEqual([]);
});

test("a tab follows the theme of another one, but not its language, which is for the next visit", async ({
  page,
  context,
}) => {
  await openPage(page);
  await generateList(page, "jane");
  const other = await context.newPage();
  await openPage(other);
  // The theme is changed after the language: once the page knows the theme, it has heard of both.
  await other.getByRole("button", { name: "Language: English" }).click();
  await other.getByRole("radio", { name: "Français" }).click();
  await expect(headingOf(other)).toHaveText("Des centaines d’adresses, une seule boîte mail");
  await other.getByRole("button", { name: "Changer de thème" }).click();
  await expect(page.locator("html")).toHaveClass("dark");
  await other.evaluate(() => localStorage.removeItem("plusdot.theme"));
  await expect(page.locator("html")).toHaveClass("light");

  await expect(headingOf(page)).toHaveText("Many addresses, one inbox");
  await expect(page).toHaveURL("/?lang=en");
  await page.goto("/");
  await expect(headingOf(page)).toHaveText("Des centaines d’adresses, une seule boîte mail");
});
