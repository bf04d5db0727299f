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

test("own tags are forgotten with the page, and nothing is stored", async ({ page }) => {
  await openPage(page);
  await tagsOf(page).fill("netflix");
  await generateList(page, "jane");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(page.url()).not.toContain("netflix");
  await page.reload();
  await expect(tagsOf(page)).toHaveValue("");
});
