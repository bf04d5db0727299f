import { expect, type Page } from "@playwright/test";

import { openPage } from "./openPage";
import { test } from "./test";

const fieldOf = (page: Page) => page.getByRole("textbox", { name: "Gmail address or username" });
const INVALID = "Please enter a valid email address";

/** Pastes through the clipboard, as a person does. */
async function paste(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill("");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await fieldOf(page).press("Control+v");
}

const REFUSED: [what: string, text: string, message: string][] = [
  ["100,000 letters", "j".repeat(100_000), INVALID],
  ["100,000 at signs", "@".repeat(100_000), INVALID],
  ["100,000 dots", ".".repeat(100_000), INVALID],
  ["an emoji in the name", "jane🎉@gmail.com", INVALID],
  ["a zero width space in the name", "ja\u200bne@gmail.com", INVALID],
  ["a right-to-left mark in the name", "ja\u202ene@gmail.com", INVALID],
  ["a control character in the name", "ja\u0007ne@gmail.com", INVALID],
  ["markup as a name", "<img src=x onerror=alert(1)>@gmail.com", INVALID],
  ["a word beside an address", "jane doe@gmail.com", INVALID],
  ["two full-width at signs", "jane＠doe＠gmail.com", INVALID],
  ["only an emoji", "🎉", INVALID],
  ["a link that cannot be decoded", "mailto:%E0%A4%A@gmail.com", INVALID],
  [
    "a list of addresses",
    "jane@gmail.com, john@gmail.com",
    "Enter one address at a time. “Check addresses” takes a whole list.",
  ],
  ["a name at another host", "Jane Doe <jane@yahoo.com>", "Only Gmail and Googlemail addresses are supported"],
];

test("refused text gets a clear message, and nothing is lost", async ({ page }) => {
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(error.message));
  await openPage(page);
  for (const [what, text, message] of REFUSED) {
    await test.step(what, async () => {
      await paste(page, text);
      const pasted = await fieldOf(page).inputValue();
      await fieldOf(page).press("Enter");
      await expect(page.getByRole("alert")).toHaveText(message);
      await expect(fieldOf(page)).toHaveValue(pasted);
    });
  }
  expect(thrown).toEqual([]);
});

const TAKEN: [what: string, text: string, base: string][] = [
  ["a mailto: link", "mailto:Jane.Doe@gmail.com?subject=Hello", "jane.doe@gmail.com"],
  ["a name with the address in brackets", "Jane Doe <jane.doe@googlemail.com>", "jane.doe@googlemail.com"],
  ["a name with a comma", '"Doe, Jane" <jane.doe@gmail.com>', "jane.doe@gmail.com"],
  ["an address between invisible marks", "\u200b\u202ajane.doe@gmail.com\u202c\u200b", "jane.doe@gmail.com"],
  ["an address with a comma behind it", "jane.doe@gmail.com, ", "jane.doe@gmail.com"],
  ["an address that ends a sentence", "jane.doe@gmail.com.", "jane.doe@gmail.com"],
  ["one of our own aliases", "jane.doe+shop_news@gmail.com", "jane.doe+shop_news@gmail.com"],
  ["an address behind a label", "E-mail: jane.doe@gmail.com", "jane.doe@gmail.com"],
  ["an address with a full-width @, in brackets", "(jane.doe＠gmail.com)", "jane.doe@gmail.com"],
];

test("pasted text is read as the address in it", async ({ page }) => {
  await openPage(page);
  for (const [what, text, base] of TAKEN) {
    await test.step(what, async () => {
      await paste(page, text);
      await expect(page.getByRole("group", { name: "How Gmail reads this address" })).toContainText(base);
    });
  }
  await fieldOf(page).press("Enter");
  await expect(page.getByRole("checkbox", { name: "jane.doe@gmail.com", exact: true })).toBeVisible();
});
