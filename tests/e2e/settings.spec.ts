import { expect, type Page } from "@playwright/test";

import { generateList } from "./generateList";
import { openPage } from "./openPage";
import { test } from "./test";

const tagsOf = (page: Page) => page.getByRole("textbox", { name: "Your tags" });
const optionsOf = (page: Page) => page.getByRole("button", { name: "Options" });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("the options open under their button and in sight, also below a hundred tags", async ({ page }) => {
    const chips = page.getByRole("list", { name: "Your tags, as they will be used" }).getByRole("listitem");
    await openPage(page);
    await tagsOf(page).fill(Array.from({ length: 100 }, (_, index) => `tag${index}`).join(" "));
    await expect(chips).toHaveCount(100);
    // The button is at the lower edge of the window.
    await optionsOf(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
    await optionsOf(page).focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("group", { name: "Options" });
    // The browser scrolls by whole pixels.
    await expect(panel).toBeInViewport({ ratio: 0.99 });
    await expect(optionsOf(page)).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press("Tab");
    await expect(page.getByRole("spinbutton", { name: "How many" })).toBeFocused();

    await optionsOf(page).press("Enter");
    await expect(panel).toHaveCount(0);
    await expect(chips).toHaveCount(100);
  });
});

for (const width of [360, 1280]) {
  test(`the options open below the field for own tags, which stays where it is: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page);
    await tagsOf(page).focus();
    const label = page.getByText("Your tags", { exact: false }).first();
    const places = () => Promise.all([label, tagsOf(page), optionsOf(page)].map((part) => part.boundingBox()));
    const before = await places();
    await optionsOf(page).click();
    const panel = page.getByRole("group", { name: "Options" });
    await expect(panel).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    expect(await places()).toEqual(before);
    const field = (await tagsOf(page).boundingBox())!;
    expect((await panel.boundingBox())!.y).toBeGreaterThan(field.y + field.height);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the field for own tags is folded behind its label until it is wanted, and then stays", async ({ page }) => {
    await openPage(page);
    const label = page.locator("label", { hasText: "Your tags" });
    const heightOf = () => page.locator("form").evaluate((form) => form.getBoundingClientRect().height);
    const folded = await heightOf();
    await label.click();
    await expect(tagsOf(page)).toBeFocused();
    const open = await heightOf();
    expect(open).toBeGreaterThan(folded + 40);
    await page.keyboard.press("Tab");
    await expect(optionsOf(page)).toBeFocused();
    expect(await heightOf()).toBe(open);
  });

  test("the options are one below the other", async ({ page }) => {
    await page.goto("/?lang=fr");
    await page.locator("form button[aria-expanded]").click();
    const controls = page.locator("form [role=group] :is(input, select)");
    await expect(controls).toHaveCount(3);
    const boxes = await controls.evaluateAll((all) => all.map((control) => control.getBoundingClientRect().toJSON()));
    expect(boxes[1].top).toBeGreaterThan(boxes[0].bottom);
    expect(boxes[2].top).toBeGreaterThan(boxes[1].bottom);
    expect(boxes[1].width).toBe(boxes[0].width);
  });
});

test("own tags are forgotten with the page, and nothing is stored", async ({ page }) => {
  await openPage(page);
  await tagsOf(page).fill("netflix");
  await generateList(page, "jane");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(page.url()).not.toContain("netflix");
  await page.reload();
  await expect(tagsOf(page)).toHaveValue("");
});
