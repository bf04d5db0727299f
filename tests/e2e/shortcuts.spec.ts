import { expect, type Page } from "@playwright/test";

import { copyAll } from "./copyAll";
import { openPage } from "./openPage";
import { pressShortcut } from "./pressShortcut";
import { test } from "./test";

const fieldOf = (page: Page) => page.getByRole("textbox").first();
const shortcutsOf = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

async function openWithShortcuts(page: Page, path = "/"): Promise<void> {
  await openPage(page, path);
  await pressShortcut(page, "/", () => fieldOf(page).evaluate((field) => field === document.activeElement));
  await leaveField(page);
}

async function leaveField(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

test("/ leads to the field, g generates, s shuffles", async ({ page }) => {
  await openWithShortcuts(page);
  await page.keyboard.press("/");
  await expect(fieldOf(page)).toBeFocused();
  // In the field, they are letters.
  await page.keyboard.type("g/s?");
  await expect(fieldOf(page)).toHaveValue("g/s?");
  await fieldOf(page).fill("jane");
  await leaveField(page);

  await page.keyboard.press("g");
  await expect(page.getByText("0 selected of 2,000 emails")).toBeVisible();
  const before = await copyAll(page);
  await page.keyboard.press("s");
  await expect(page.getByText("Aliases shuffled!")).toBeVisible();
  expect(await copyAll(page)).not.toEqual(before);
});

test("g with a text that is no address leads to the field and its error, from anywhere on the page", async ({
  page,
}) => {
  await openWithShortcuts(page);
  await fieldOf(page).fill("jane@example.com");
  await leaveField(page);
  for (const round of ["first", "second"]) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(fieldOf(page), round).not.toBeInViewport();
    await page.keyboard.press("g");
    await expect(fieldOf(page), round).toBeFocused();
    await expect(fieldOf(page), round).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("alert"), round).toBeInViewport({ ratio: 1 });
    await leaveField(page);
  }
});

test("? lists the shortcuts, and none acts while a dialog is open", async ({ page }) => {
  await openWithShortcuts(page);
  await page.keyboard.press("?");
  // There is no list to be searched yet.
  await expect(shortcutsOf(page).locator("kbd")).toHaveText(["/", "n", "g", "s", "?"]);
  await page.keyboard.press("g");
  await page.keyboard.press("/");
  await expect(fieldOf(page)).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(shortcutsOf(page)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);

  await page.keyboard.press("g");
  await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address");
});

test("no shortcut acts while a menu is open", async ({ page }) => {
  await openWithShortcuts(page);
  await page.getByRole("button", { name: "Theme", exact: true }).click();
  await page.keyboard.press("g");
  await expect(page.getByRole("radiogroup")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("About lists the shortcuts too, and switches them off for this visit", async ({ page }) => {
  await openWithShortcuts(page);
  await fieldOf(page).fill("jane");
  await fieldOf(page).press("Enter");
  await expect(page.getByRole("grid")).toBeVisible();
  await page.getByRole("button", { name: "About" }).click();
  const about = page.getByRole("dialog", { name: "About Plusdot" });
  await expect(about.locator("kbd")).toHaveText(["/", "n", "f", "g", "s", "?"]);
  await about.getByRole("checkbox", { name: "Use shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.press("?");
  await expect(fieldOf(page)).not.toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await page.getByRole("button", { name: "About" }).click();
  await about.getByRole("checkbox", { name: "Use shortcuts" }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(fieldOf(page)).toBeFocused();

  await leaveField(page);
  await page.getByRole("button", { name: "About" }).click();
  await about.getByRole("checkbox", { name: "Use shortcuts" }).uncheck();
  await openWithShortcuts(page);
});

test("a shortcut acts on the view that is shown, and only then is it in the list", async ({ page }) => {
  await openWithShortcuts(page, "/?view=check");
  await page.keyboard.press("?");
  await expect(shortcutsOf(page).locator("kbd")).toHaveText(["/", "n", "?"]);
  await page.keyboard.press("Escape");
  await expect(shortcutsOf(page)).toHaveCount(0);
  await page.keyboard.press("g");
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: "Addresses to check" })).toBeFocused();

  await leaveField(page);
  await page.getByRole("link", { name: "Make aliases" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: "Gmail address or username" })).toBeFocused();
});

test("the page works without its shortcuts if they cannot be fetched", async ({ page }) => {
  await page.route(/\/assets\/Shortcuts-.*\.js$/, (route) => route.abort("internetdisconnected"));
  await openPage(page);
  await fieldOf(page).fill("jane");
  await fieldOf(page).press("Enter");
  await expect(page.getByText("0 selected of 2,000 emails")).toBeVisible();
});
