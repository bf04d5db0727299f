import { expect, type Page } from "@playwright/test";

import { generateList } from "./generateList";
import { holdScripts } from "./holdScripts";
import { openPage } from "./openPage";
import { test } from "./test";

test.use({ colorScheme: "light" });

const DARK = "rgb(20, 23, 26)";
const LIGHT = "rgb(247, 248, 247)";

const rootOf = (page: Page) => page.locator("html");
const toggleOf = (page: Page) => page.getByRole("button", { name: "Toggle theme" });
const menuOf = (page: Page) => page.getByRole("button", { name: "Theme", exact: true });
const saved = (page: Page) => page.evaluate(() => localStorage.getItem("plusdot.theme"));

/** @returns The colour that the page asks the browser for, the first one that applies. */
function barColorOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
    const probe = document.createElement("p");
    probe.style.color = tags.find(({ media }) => window.matchMedia(media).matches)?.content ?? "";
    return probe.style.color;
  });
}

test("the toggle changes between dark and light, and the next visit remembers", async ({ page }) => {
  await openPage(page);
  await expect(rootOf(page)).toHaveClass("light");
  await expect(rootOf(page)).toHaveCSS("background-color", LIGHT);

  await toggleOf(page).click();
  await expect(rootOf(page)).toHaveClass("dark");
  await expect(rootOf(page)).toHaveCSS("background-color", DARK);
  await page.reload();
  await expect(rootOf(page)).toHaveClass("dark");

  // The class is there before the program runs, and the choice of the menu only after that.
  await menuOf(page).click();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await page.keyboard.press("Escape");
  await toggleOf(page).click();
  await expect(rootOf(page)).toHaveClass("light");
  expect(await saved(page)).toBe("light");
});

test("the menu has light, dark and system", async ({ page }) => {
  await openPage(page);
  await menuOf(page).click();
  const menu = page.getByRole("radiogroup", { name: "Theme" });
  await expect(menu.locator("label")).toHaveText(["Light", "Dark", "System"]);
  await expect(menu.getByRole("radio", { name: "System" })).toBeChecked();

  await menu.getByRole("radio", { name: "Dark" }).click();
  await expect(rootOf(page)).toHaveClass("dark");
  expect(await saved(page)).toBe("dark");
  await expect(menu).toBeHidden();

  await menuOf(page).click();
  await menu.getByRole("radio", { name: "System" }).click();
  await expect(rootOf(page)).toHaveClass("light");
  expect(await saved(page)).toBe("system");
});

test("the page follows the system while it is open, until a theme is chosen", async ({ page }) => {
  await openPage(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(rootOf(page)).toHaveClass("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(rootOf(page)).toHaveClass("light");

  await toggleOf(page).click();
  await expect(rootOf(page)).toHaveClass("dark");
  await toggleOf(page).click();
  await expect(rootOf(page)).toHaveClass("light");
  // This listener comes after the page's own: once it has heard, so has the page.
  await page.evaluate(() => {
    const system = window.matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", () => Object.assign(window, { hasHeard: true }), { once: true });
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => "hasHeard" in window);
  await expect(rootOf(page)).toHaveCSS("background-color", LIGHT);
  expect(await rootOf(page).getAttribute("class")).toBe("light");
});

test("a change in another tab is followed", async ({ page, context }) => {
  await openPage(page);
  const other = await context.newPage();
  await openPage(other);
  await other.emulateMedia({ colorScheme: "light" });
  await expect(rootOf(other)).toHaveClass("light");

  await toggleOf(other).click();
  await expect(rootOf(page)).toHaveClass("dark");
  await menuOf(page).click();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();

  await other.evaluate(() => localStorage.clear());
  await expect(rootOf(page)).toHaveClass("light");
  await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
});

test("the first paint is in the theme that is stored, or else in the system's", async ({ page }) => {
  // Nothing but the script in the page itself can run.
  await holdScripts(page);
  for (const { stored, system, theme, background } of [
    { stored: null, system: "dark", theme: "dark", background: DARK },
    { stored: "dark", system: "light", theme: "dark", background: DARK },
    { stored: "light", system: "dark", theme: "light", background: LIGHT },
    // Whatever is no theme counts as not stored.
    { stored: '{"theme":"dark"}', system: "light", theme: "light", background: LIGHT },
  ] as const) {
    await test.step(`${stored} stored, ${system} system`, async () => {
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((value) => {
        if (value !== null) localStorage.setItem("plusdot.theme", value);
      }, stored);
      await page.goto("/", { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(rootOf(page)).toHaveClass(theme);
      await expect(rootOf(page)).toHaveCSS("background-color", background);
    });
  }
});

test("the browser's bars have the colour of the page, in the theme that is shown", async ({ page }) => {
  await openPage(page);
  expect(await barColorOf(page)).toBe(LIGHT);
  await toggleOf(page).click();
  await expect(rootOf(page)).toHaveClass("dark");
  expect(await barColorOf(page)).toBe(DARK);

  await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await barColorOf(page)).toBe(DARK);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const theme of ["light", "dark"] as const) {
    test(`the page has the system's theme, and the toggle one picture: ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto("/");
      await expect(rootOf(page)).toHaveCSS("background-color", theme === "dark" ? DARK : LIGHT);
      expect(await barColorOf(page)).toBe(theme === "dark" ? DARK : LIGHT);
      await expect(toggleOf(page).locator("svg:visible")).toHaveCount(1);
    });
  }
});

test("storage that throws counts as empty, and the page works", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await openPage(page);
  await expect(rootOf(page)).toHaveClass("light");
  await toggleOf(page).click();
  await expect(rootOf(page)).toHaveClass("dark");

  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("radio", { name: "Español" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Muchas direcciones, un solo buzón");
  await expect(page).toHaveURL("/?lang=es");

  await generateList(page, "jane");
  await expect(page.getByText("0 seleccionadas de 2000 direcciones")).toBeVisible();
  expect(errors).toEqual([]);
});
