import { expect, type Page, test } from "@playwright/test";

import { copyAll } from "./copyAll";
import { openPage } from "./openPage";

const fieldOf = (page: Page) => page.getByRole("textbox").first();
const keysOf = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

/** The keys are loaded once the page is idle, and no element says so: one of them is tried. */
async function openWithKeys(page: Page, path = "/"): Promise<void> {
  await openPage(page, path);
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(fieldOf(page)).toBeFocused({ timeout: 200 });
  }).toPass();
  await leaveField(page);
}

async function leaveField(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

test("/ leads to the field, g generates, s shuffles", async ({ page }) => {
  await openWithKeys(page);
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

for (const modifier of ["Control", "Alt", "Meta"]) {
  test(`with ${modifier}, a key is the browser's`, async ({ page }) => {
    await openWithKeys(page);
    await page.keyboard.press(`${modifier}+g`);
    await page.keyboard.press(`${modifier}+/`);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(fieldOf(page)).not.toBeFocused();
  });
}

test("? lists the keys; while a dialog is open, no key acts", async ({ page }) => {
  await openWithKeys(page);
  await page.keyboard.press("?");
  await expect(keysOf(page).locator("kbd")).toHaveText(["/", "f", "g", "s", "?"]);
  await page.keyboard.press("g");
  await page.keyboard.press("/");
  await expect(fieldOf(page)).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(keysOf(page)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);

  await page.keyboard.press("g");
  await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address");
});

test("while a menu is open, no key acts", async ({ page }) => {
  await openWithKeys(page);
  await page.getByRole("button", { name: "Theme", exact: true }).click();
  await page.keyboard.press("g");
  await expect(page.getByRole("radiogroup")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("About lists the keys too, and switches them off for this visit", async ({ page }) => {
  await openWithKeys(page);
  await page.getByRole("button", { name: "About" }).click();
  const about = page.getByRole("dialog", { name: "About Plusdot" });
  await expect(about.locator("kbd")).toHaveText(["/", "f", "g", "s", "?"]);
  await about.getByRole("checkbox", { name: "Use these keys" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.press("?");
  await expect(fieldOf(page)).not.toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await page.getByRole("button", { name: "About" }).click();
  await about.getByRole("checkbox", { name: "Use these keys" }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(fieldOf(page)).toBeFocused();

  await leaveField(page);
  await page.getByRole("button", { name: "About" }).click();
  await about.getByRole("checkbox", { name: "Use these keys" }).uncheck();
  await openWithKeys(page);
});

test("a key goes to the view that is shown", async ({ page }) => {
  await openWithKeys(page, "/?view=check");
  await page.keyboard.press("g");
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: "Addresses to check" })).toBeFocused();

  await leaveField(page);
  await page.getByRole("link", { name: "Make aliases" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: "Gmail address or username" })).toBeFocused();
});

test("where the keys cannot be fetched, the page works without them", async ({ page }) => {
  await page.route(/\/assets\/Shortcuts-.*\.js$/, (route) => route.abort("internetdisconnected"));
  await openPage(page);
  await fieldOf(page).fill("jane");
  await fieldOf(page).press("Enter");
  await expect(page.getByText("0 selected of 2,000 emails")).toBeVisible();
});
