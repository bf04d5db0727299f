import { expect, type Page } from "@playwright/test";

import { generateList } from "./generateList";
import { openPage } from "./openPage";
import { test } from "./test";
import { watchErrors } from "./watchErrors";

test.use({ colorScheme: "light" });

const LANGUAGE_KEY = "plusdot.generator.language";

const headingOf = (page: Page) => page.getByRole("heading", { level: 1 });
const toggleOf = (page: Page) => page.getByRole("button", { name: "Toggle theme" });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test("with a full storage, a choice holds for this visit", async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    localStorage.clear();
    // Ever smaller pieces, down to the last character that fits.
    for (let length = 2 ** 23; length >= 1; length /= 2) {
      try {
        localStorage.setItem(`filler${length}`, "x".repeat(length));
      } catch {
        // There is no room for this one. Half of it may fit.
      }
    }
  });
  await openPage(page);
  const isFull = await page.evaluate(() => {
    try {
      localStorage.setItem("plusdot.theme", "dark");
      return false;
    } catch (error) {
      return error instanceof DOMException && error.name === "QuotaExceededError";
    }
  });
  expect(isFull).toBe(true);

  await toggleOf(page).click();
  await expect(page.locator("html")).toHaveClass("dark");
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("radio", { name: "Español" }).click();
  await expect(headingOf(page)).toHaveText("Muchas direcciones, un solo buzón");
  await expect(page).toHaveURL("/?lang=es");
  await generateList(page, "jane");
  expect(errors).toEqual([]);
});

test("a stored value of millions of characters counts as not stored, and is replaced by a choice", async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto("/");
  await page.evaluate((key) => {
    localStorage.setItem("plusdot.theme", "dark".repeat(600_000));
    localStorage.setItem(key, "fr".repeat(1_200_000));
  }, LANGUAGE_KEY);
  await openPage(page);
  await expect(page.locator("html")).toHaveClass("light");
  await expect(headingOf(page)).toHaveText("Many addresses, one inbox");
  await toggleOf(page).click();
  expect(await stored(page, "plusdot.theme")).toBe("dark");
  expect(errors).toEqual([]);
});

test("the language that another tab saves is for the next visit: this page stays as it is", async ({
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

  await expect(headingOf(page)).toHaveText("Many addresses, one inbox");
  await expect(page).toHaveURL("/?lang=en");
  expect(await stored(page, LANGUAGE_KEY)).toBe("fr");
  await page.goto("/");
  await expect(headingOf(page)).toHaveText("Des centaines d’adresses, une seule boîte mail");
});
