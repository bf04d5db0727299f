import { expect, type Page } from "@playwright/test";

import { holdScripts } from "./holdScripts";
import { openPage } from "./openPage";
import { test } from "./test";
import { textOf } from "./textOf";

test.use({ colorScheme: "light" });

const DARK = "rgb(20, 23, 26)";
const LIGHT = "rgb(247, 248, 247)";

const rootOf = (page: Page) => page.locator("html");
const toggleOf = (page: Page) => page.getByRole("button", { name: "Toggle theme" });

/** @returns The colour that the page asks the browser for, the first one that applies. */
function barColorOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
    const probe = document.createElement("p");
    probe.style.color = tags.find(({ media }) => window.matchMedia(media).matches)?.content ?? "";
    return probe.style.color;
  });
}

test("the toggle changes the page and the browser's bars, in every tab, and the next visit begins so", async ({
  page,
  context,
}) => {
  await openPage(page);
  await expect(rootOf(page)).toHaveCSS("background-color", LIGHT);
  expect(await barColorOf(page)).toBe(LIGHT);
  await toggleOf(page).click();
  await expect(rootOf(page)).toHaveClass("dark");
  await expect(rootOf(page)).toHaveCSS("background-color", DARK);
  expect(await barColorOf(page)).toBe(DARK);

  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(rootOf(page)).toHaveClass("dark");
  expect(await barColorOf(page)).toBe(DARK);

  // The class is there before the program runs, and the choice of the menu only after that.
  release();
  await page.getByRole("button", { name: "Theme", exact: true }).click();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(toggleOf(page)).toHaveAttribute("aria-pressed", "true");

  const other = await context.newPage();
  await openPage(other);
  await toggleOf(other).click();
  await expect(rootOf(page)).toHaveClass("light");
});

test("the first paint is in the language of the visit, and in the theme that is stored, or else in the system's", async ({
  page,
}) => {
  // Nothing but the script in the page itself can run.
  await holdScripts(page);
  for (const { stored, system, theme, background } of [
    { stored: null, system: "dark", theme: "dark", background: DARK },
    { stored: "dark", system: "light", theme: "dark", background: DARK },
    { stored: "light", system: "dark", theme: "light", background: LIGHT },
  ] as const) {
    await test.step(`${stored} stored, ${system} system`, async () => {
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((value) => {
        if (value !== null) localStorage.setItem("plusdot.theme", value);
      }, stored);
      await page.goto("/?lang=fr", { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf("fr", "make", "title"));
      await expect(rootOf(page)).toHaveAttribute("lang", "fr");
      await expect(page).toHaveTitle(textOf("fr", "document", "titles.make"));
      await expect(rootOf(page)).toHaveClass(theme);
      await expect(page.locator("[name=toggle-theme]")).toHaveAttribute("aria-pressed", String(theme === "dark"));
      await expect(rootOf(page)).toHaveCSS("background-color", background);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each page says what it needs, and has its view and the system's theme, with one picture on the toggle", async ({
    page,
  }) => {
    for (const [address, heading] of [
      ["/?view=site", textOf("en", "make", "title")],
      ["/site.html", textOf("en", "site", "title")],
      ["/check.html", textOf("en", "check", "title")],
    ]) {
      await page.goto(address!);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading!);
      await expect(page.getByText("Plusdot needs JavaScript.", { exact: true })).toBeVisible();
    }

    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto("/");
      await expect(rootOf(page)).toHaveCSS("background-color", theme === "dark" ? DARK : LIGHT);
      expect(await barColorOf(page)).toBe(theme === "dark" ? DARK : LIGHT);
      await expect(toggleOf(page).locator("svg:visible")).toHaveCount(1);
    }
  });
});
