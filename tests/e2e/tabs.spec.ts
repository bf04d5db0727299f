import { expect, type Page } from "@playwright/test";

import { makeList } from "./makeList";
import { openPage } from "./openPage";
import { test } from "./test";

test.use({ colorScheme: "light" });

const headingOf = (page: Page) => page.getByRole("heading", { level: 1 });

test("a tab follows the theme of another one, but not its language, which is for the next visit", async ({
  page,
  context,
}) => {
  await openPage(page);
  await makeList(page, "jane");
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
