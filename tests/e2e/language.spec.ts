import { expect, type Page } from "@playwright/test";

import { type Language, languageOf } from "../../src/languages/languages";
import { copyAll } from "./copyAll";
import { makeList } from "./makeList";
import { openPage } from "./openPage";
import { test } from "./test";
import { textOf } from "./textOf";

async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf(language, "generator", "title"));
  await expect(page.locator("html")).toHaveAttribute("lang", languageOf[language].locale);
  await expect(page).toHaveTitle(textOf(language, "document", "titles.make"));
}

async function choose(page: Page, button: string, language: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("radio", { name: language }).click();
}

test("another view and another language are shown in place, and nothing is lost", async ({ page }) => {
  await openPage(page);
  await makeList(page, "jane");
  const emails = await copyAll(page);
  await page.getByRole("checkbox", { name: emails[1]!, exact: true }).check();
  await page.getByRole("checkbox", { name: emails[2]!, exact: true }).check();
  await page.getByRole("textbox").first().fill("john");
  const list = page.getByRole("grid", { name: "Alias list" });
  await list.evaluate((element) => element.scrollTo(0, 400));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  const link = (name: string) => page.getByRole("link", { name }).first();
  const check = page.getByRole("textbox", { name: "Addresses to check" });
  await expect(link("Make aliases")).toHaveAttribute("aria-current", "page");
  await link("Check addresses").click();
  await check.fill("jane@gmail.com");
  await expect(page).toHaveURL("/?lang=en&view=check");
  await expect(page).toHaveTitle(textOf("en", "document", "titles.check"));
  await expect(link("Check addresses")).toHaveAttribute("aria-current", "page");
  await expect(link("Make aliases")).not.toHaveAttribute("aria-current");
  await expect(page.getByRole("main")).toHaveCount(1);
  await page.goBack();
  await expectLanguage(page, "en");
  await expect(page).toHaveURL("/?lang=en");
  await expect(list).toHaveJSProperty("scrollTop", 400);
  await page.goForward();
  await expect(check).toHaveValue("jane@gmail.com");
  // A link to the view that is shown adds no step to the history.
  for (let presses = 0; presses < 2; presses += 1) await link("Make aliases").click();
  await page.goBack();
  await expect(check).toHaveValue("jane@gmail.com");
  await link("Make aliases").click();

  await choose(page, "Language: English", "Français");
  await expectLanguage(page, "fr");
  await expect(page).toHaveURL("/?lang=fr");
  const description = page.locator("meta[name=description]");
  await expect(description).toHaveAttribute("content", /^Créez jusqu’à 2\u202f000 adresses/);
  await expect(page.locator("meta[property='og:title']")).toHaveAttribute(
    "content",
    textOf("fr", "document", "titles.make"),
  );
  await expect(page.getByText("2 sélectionnées sur 2\u202f000")).toBeVisible();
  await expect(page.getByRole("textbox").first()).toHaveValue("john");
  await expect(page.getByRole("checkbox", { name: emails[1]!, exact: true })).toBeChecked();
  await expect(page.getByRole("grid", { name: "Liste des adresses" })).toHaveJSProperty("scrollTop", 400);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);

  await choose(page, "Langue\u00a0: Français", "English");
  for (const email of emails.slice(1, 3)) await page.getByRole("checkbox", { name: email, exact: true }).uncheck();
  expect(await copyAll(page)).toEqual(emails);
});
