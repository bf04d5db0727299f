import { expect, type Page } from "@playwright/test";

import { makeList } from "./makeList";
import { openPage } from "./openPage";
import { test } from "./test";

const PHONE = { width: 360, height: 740 };

const fieldOf = (page: Page) => page.getByRole("textbox", { name: "Gmail address or username" });
const gridOf = (page: Page) => page.getByRole("grid", { name: "Alias list" });
const rowOf = (page: Page, email: string) => gridOf(page).getByText(email, { exact: true });
const toastsOf = (page: Page) => page.getByRole("region", { name: "Notifications" });
const scrolledOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test("the page stays where it is after Shuffle, after Generate with the results in sight, and while a menu is open; a row has its button", async ({
    page,
  }) => {
    await openPage(page);
    await makeList(page, "jane");
    await expect(rowOf(page, "jane@gmail.com")).toBeInViewport({ ratio: 0.99 });
    await toTop(page);
    // A click by Playwright may scroll.
    await page.getByRole("button", { name: "Shuffle" }).dispatchEvent("click");
    await expect(toastsOf(page).getByText("Aliases shuffled!")).toBeVisible();
    expect(await scrolledOf(page)).toBe(0);

    await page.setViewportSize({ ...PHONE, height: 1600 });
    await fieldOf(page).fill("john");
    await fieldOf(page).press("Enter");
    await expect(rowOf(page, "john@gmail.com")).toBeVisible();
    expect(await scrolledOf(page)).toBe(0);

    await page.setViewportSize(PHONE);
    await fieldOf(page).fill("jim");
    // Otherwise the list may come before the menu.
    await page.clock.install();
    await fieldOf(page).press("Enter");
    await page.getByRole("button", { name: "Theme", exact: true }).click();
    await expect(page.getByRole("radiogroup")).toBeVisible();
    await page.clock.runFor(1000);
    await expect(rowOf(page, "jim@gmail.com")).toBeAttached();
    await expect(page.getByRole("radiogroup")).toBeVisible();
    expect(await scrolledOf(page)).toBe(0);
    await page.keyboard.press("Escape");

    await expect(page.getByRole("button", { name: "Copy jim@gmail.com", exact: true })).toHaveCSS("opacity", "1");
  });

  test("a long toast has its icon beside its text", { tag: "@matrix" }, async ({ page }) => {
    await page.goto("/?lang=fr");
    await makeList(page, "jane");
    await page.getByRole("button", { name: "Tout copier" }).click();
    const toast = page.getByRole("region").getByRole("group").filter({ hasText: "copiés dans le presse-papiers" });
    const [icon, text] = await Promise.all(["svg", "p"].map((part) => toast.locator(part).first().boundingBox()));
    expect(icon!.y + icon!.height).toBeGreaterThan(text!.y);
    expect(icon!.x + icon!.width).toBeLessThan(text!.x);
  });
});
