import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";

const SITE = "/?view=site";

const recipientOf = (page: Page) => page.getByRole("textbox", { name: "Site, shop or person" });
const mailboxOf = (page: Page) => page.getByRole("textbox", { name: "Gmail address or username" });
const result = (page: Page) => page.locator("form").getByRole("status");
const buttonOf = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("the address is there while a person types, and many are copied and saved at once", async ({ page, context }) => {
  await openPage(page, SITE);
  // The view leads to its field once it is loaded.
  await expect(recipientOf(page)).toBeFocused();
  await page.keyboard.type("https://www.netflix.com/login");
  await expect(result(page)).toHaveText("…+netflix@gmail.comEnter your Gmail address to see the one for this site.");
  await mailboxOf(page).fill("Jane.Doe@gmail.com");
  await expect(result(page)).toHaveText("jane.doe+netflix@gmail.com");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Copied to clipboard")).toBeVisible();
  expect(await readClipboard(context)).toBe("jane.doe+netflix@gmail.com");

  await page.evaluate(() => navigator.clipboard.writeText("netflix\nBoulangerie Müller\n\nhttps://amazon.com/x\n"));
  await recipientOf(page).selectText();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByRole("row", { name: "jane.doe+amazon@gmail.com" })).toBeVisible();
  await buttonOf(page, "Copy all").click();
  await expect(page.getByText("3 items copied to clipboard")).toBeVisible();
  expect(await readClipboard(context)).toBe(
    "jane.doe+netflix@gmail.com\njane.doe+boulangerie-muller@gmail.com\njane.doe+amazon@gmail.com",
  );

  const [file] = await Promise.all([page.waitForEvent("download"), buttonOf(page, "CSV").click()]);
  expect(file.suggestedFilename()).toMatch(/^plusdot-addresses-\d{8}-\d{6}\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toMatch(
    /^\uFEFF"For","Address","Date","Note"\r\n"netflix","jane\.doe\+netflix@gmail\.com","\d{4}-\d\d-\d\d",""\r\n/,
  );
});
