import { expect, type Page } from "@playwright/test";

import { copyAll } from "./copyAll";
import { generateList } from "./generateList";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";

const rowOf = (page: Page, email: string) => page.getByRole("checkbox", { name: email, exact: true });
const selectAllOf = (page: Page) => page.getByRole("checkbox", { name: "Select all" });
const clearSelectionOf = (page: Page) => page.getByRole("checkbox", { name: "Clear selection" });
const copySelectedOf = (page: Page) => page.getByRole("button", { name: "Copy selected" });
const toastsOf = (page: Page) => page.getByRole("region", { name: "Notifications" });

test.beforeEach(async ({ page }) => {
  await openPage(page);
  await generateList(page, "jane");
});

test("rows are selected one by one, and the box above is mixed meanwhile", async ({ page }) => {
  const [first, second] = await copyAll(page);
  await expect(selectAllOf(page)).not.toBeChecked();
  await expect(copySelectedOf(page)).toHaveCount(0);

  await rowOf(page, first!).check();
  await expect(page.getByText("1 selected of 2,000 emails")).toBeVisible();
  await expect(selectAllOf(page)).toBeChecked({ indeterminate: true });
  await expect(copySelectedOf(page)).toHaveText("Copy selected (1)");

  await rowOf(page, second!).press("Space");
  await expect(rowOf(page, second!)).toBeChecked();
  await expect(page.getByText("2 selected of 2,000 emails")).toBeVisible();
  await expect(copySelectedOf(page)).toHaveText("Copy selected (2)");

  await rowOf(page, first!).uncheck();
  await rowOf(page, second!).uncheck();
  await expect(page.getByText("0 selected of 2,000 emails")).toBeVisible();
  await expect(selectAllOf(page)).not.toBeChecked();
  await expect(selectAllOf(page)).toHaveJSProperty("indeterminate", false);
  await expect(copySelectedOf(page)).toHaveCount(0);
});

test("one box selects every row, and clears the selection once every row is selected", async ({ page }) => {
  const emails = await copyAll(page);
  await selectAllOf(page).click();
  await expect(clearSelectionOf(page)).toBeChecked();
  await expect(page.getByText("2,000 selected of 2,000 emails")).toBeVisible();
  await expect(copySelectedOf(page)).toHaveText("Copy selected (2,000)");
  await expect(rowOf(page, emails[4]!)).toBeChecked();

  await clearSelectionOf(page).click();
  await expect(selectAllOf(page)).not.toBeChecked();
  await expect(page.getByText("0 selected of 2,000 emails")).toBeVisible();
  await expect(rowOf(page, emails[4]!)).not.toBeChecked();

  // From mixed, it selects the rest.
  await rowOf(page, emails[1]!).check();
  await selectAllOf(page).click();
  await expect(page.getByText("2,000 selected of 2,000 emails")).toBeVisible();
  await rowOf(page, emails[1]!).uncheck();
  await expect(page.getByText("1,999 selected of 2,000 emails")).toBeVisible();
  await expect(selectAllOf(page)).toBeChecked({ indeterminate: true });
});

test("the selected rows are copied in the order of the list, one of them without a line break", async ({ page }) => {
  const [, second, third, , fifth] = await copyAll(page);
  await rowOf(page, fifth!).check();
  await rowOf(page, second!).check();
  await rowOf(page, third!).check();
  await page.getByRole("button", { name: "Copy selected (3)" }).click();
  await expect(toastsOf(page).getByText("3 items copied to clipboard")).toBeVisible();
  expect(await readClipboard(page.context())).toBe(`${second}\n${third}\n${fifth}`);
  await expect(page.getByText("3 selected of 2,000 emails")).toBeVisible();

  await rowOf(page, second!).uncheck();
  await rowOf(page, third!).uncheck();
  await page.getByRole("button", { name: "Copy selected (1)" }).click();
  await expect(toastsOf(page).getByText("Copied to clipboard", { exact: true })).toBeVisible();
  expect(await readClipboard(page.context())).toBe(fifth);
});

test("the whole list is copied, one address a line, whatever is selected", async ({ page }) => {
  await rowOf(page, "jane@gmail.com").check();
  const emails = await copyAll(page);
  await expect(toastsOf(page).getByText("2,000 items copied to clipboard")).toBeVisible();
  expect(emails[0]).toBe("jane@gmail.com");
  expect(new Set(emails).size).toBe(2000);
  expect(emails.filter((email) => !/^[a-z0-9.+_-]+@(?:gmail|googlemail)\.com$/.test(email))).toEqual([]);
});

test("a row is copied with its own button, which says so", async ({ page }) => {
  const [, second] = await copyAll(page);
  const copy = page.getByRole("button", { name: `Copy ${second}`, exact: true });
  const tick = page.getByRole("button", { name: "Copied!" });
  await copy.click();
  await expect(tick).toBeVisible();
  await expect(toastsOf(page).getByText("Copied to clipboard", { exact: true })).toBeVisible();
  expect(await readClipboard(page.context())).toBe(second);
});

test("the button of a row appears for the pointer and for the keyboard", async ({ page }) => {
  const copy = page.getByRole("button", { name: "Copy jane@gmail.com", exact: true });
  await expect(copy).toHaveCSS("opacity", "0");
  await page.getByText("jane@gmail.com", { exact: true }).last().hover();
  await expect(copy).toHaveCSS("opacity", "1");

  await page.mouse.move(0, 0);
  await expect(copy).toHaveCSS("opacity", "0");
  await rowOf(page, "jane@gmail.com").focus();
  await page.keyboard.press("ArrowRight");
  await expect(copy).toBeFocused();
  await expect(copy).toHaveCSS("opacity", "1");
});

test.describe("on a touch screen", () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the button of a row is always shown", async ({ page }) => {
    const copy = page.getByRole("button", { name: "Copy jane@gmail.com", exact: true });
    await expect(copy).toHaveCSS("opacity", "1");
    await copy.tap();
    await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
    expect(await readClipboard(page.context())).toBe("jane@gmail.com");
  });
});
