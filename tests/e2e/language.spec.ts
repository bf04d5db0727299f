import { expect, type Page } from "@playwright/test";

import { copyAll } from "./copyAll";
import { generateList } from "./generateList";
import { holdScripts } from "./holdScripts";
import { openPage } from "./openPage";
import { test } from "./test";

const english = { lang: "en", title: "Plusdot: many Gmail addresses, one inbox", heading: "Many addresses, one inbox" };
const portuguese = {
  lang: "pt-BR",
  title: "Plusdot: muitos endereços do Gmail, uma só caixa de entrada",
  heading: "Muitos endereços, uma só caixa de entrada",
};
const spanish = {
  lang: "es",
  title: "Plusdot: muchas direcciones de Gmail, un solo buzón",
  heading: "Muchas direcciones, un solo buzón",
};
const french = {
  lang: "fr",
  title: "Plusdot\u00a0: des centaines d’adresses Gmail, une seule boîte mail",
  heading: "Des centaines d’adresses, une seule boîte mail",
};

async function expectLanguage(page: Page, { lang, title, heading }: typeof english): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect(page).toHaveTitle(title);
}

async function choose(page: Page, button: string, language: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("radio", { name: language }).click();
}

test.describe("in a browser in Brazilian Portuguese", () => {
  test.use({ locale: "pt-BR" });

  test("the address decides on the language, then the choice of an earlier visit, then the browser", async ({
    page,
  }) => {
    await openPage(page);
    await expectLanguage(page, portuguese);
    await expect(page).toHaveURL("/?lang=pt");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await choose(page, "Idioma: Português", "Español");
    await expect(page).toHaveURL("/?lang=es");
    await page.goto("/?lang=fr");
    await expectLanguage(page, french);
    // The language of an address is not saved, and one that the page does not have is ignored.
    await page.goto("/?lang=de");
    await expectLanguage(page, spanish);
    await expect(page).toHaveURL("/?lang=es");
  });
});

test("the first paint is in the language of the visit, before any script arrives", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/?lang=fr", { waitUntil: "commit" });
  await expectLanguage(page, french);
  await expect(page.getByRole("textbox", { name: "Adresse ou nom d’utilisateur Gmail" })).toBeVisible();
  await expect(page.getByRole("heading", { name: english.heading })).toHaveCount(0);
});

test("another language is shown in place, and nothing is lost", async ({ page }) => {
  await openPage(page);
  await generateList(page, "jane");
  const emails = await copyAll(page);
  await page.getByRole("checkbox", { name: emails[1]!, exact: true }).check();
  await page.getByRole("checkbox", { name: emails[2]!, exact: true }).check();
  await page.getByRole("textbox").first().fill("john");
  const list = page.getByRole("grid", { name: "Alias list" });
  await list.evaluate((element) => element.scrollTo(0, 400));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await choose(page, "Language: English", "Français");
  await expectLanguage(page, french);
  await expect(page).toHaveURL("/?lang=fr");
  const description = page.locator("meta[name=description]");
  await expect(description).toHaveAttribute("content", /^Créez jusqu’à 2\u202f000 adresses/);
  await expect(page.locator("meta[property='og:title']")).toHaveAttribute("content", french.title);
  await expect(page.getByText("2 sélectionnées sur 2\u202f000 adresses")).toBeVisible();
  await expect(page.getByRole("textbox").first()).toHaveValue("john");
  await expect(page.getByRole("checkbox", { name: emails[1]!, exact: true })).toBeChecked();
  await expect(page.getByRole("grid", { name: "Liste des adresses" })).toHaveJSProperty("scrollTop", 400);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);

  await choose(page, "Langue\u00a0: Français", "English");
  expect(await copyAll(page)).toEqual(emails);
});
