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

test("the menu names each of the four languages in that language, beside its flag", async ({ page }) => {
  await openPage(page);
  await page.getByRole("button", { name: "Language: English" }).click();
  const menu = page.getByRole("radiogroup", { name: "Language" });
  await expect(menu.locator("label")).toHaveText(["English", "Português", "Español", "Français"]);
  await expect(menu.locator("label :is(svg, img)")).toHaveCount(4);
  await expect(menu.getByRole("radio", { name: "English" })).toBeChecked();
  await expect(menu.locator("label[lang='pt-BR']")).toHaveText("Português");
});

test("the button of the menu shows the language by its name where there is room, and by its flag on a phone", async ({
  page,
}) => {
  await openPage(page, "/?lang=pt");
  const button = page.getByRole("button", { name: "Idioma: Português", exact: true });
  const name = button.getByText("Português");
  await expect(button.locator("img")).toBeVisible();
  await page.setViewportSize({ width: 620, height: 740 });
  await expect(name).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(name).toBeHidden();
  await expect(button.locator("img")).toBeVisible();
});

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

test("pt-BR in the address counts as pt, and the rest of the address stays", async ({ page }) => {
  await page.goto("/?utm=1&lang=pt-BR#help");
  await expectLanguage(page, portuguese);
  await expect(page).toHaveURL("/?utm=1&lang=pt#help");
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
  await expect(page.getByRole("grid", { name: "Liste des alias" })).toHaveJSProperty("scrollTop", 400);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);

  await choose(page, "Langue\u00a0: Français", "English");
  expect(await copyAll(page)).toEqual(emails);
});

test("the mark leads to the top of the generator without a load: the list, the text and the language stay", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  // So that no scrolling is under way when the mark is pressed.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/?lang=fr&view=check");
  await page.getByRole("link", { name: "Créer des alias" }).click();
  await generateList(page, "jane");
  const field = page.getByRole("textbox", { name: "Adresse ou nom d’utilisateur Gmail" });
  await field.fill("john");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const mark = page.getByRole("link", { name: "Plusdot, page d’accueil" });

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  // The mark is out of sight now. A keyboard presses it without scrolling to it.
  await mark.evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL("/?lang=fr");

  await page.getByRole("link", { name: "Vérifier des adresses" }).click();
  await expect(field).toBeHidden();
  await mark.click();
  await expect(field).toHaveValue("john");
  await expect(page.getByRole("checkbox", { name: "jane@gmail.com", exact: true })).toBeVisible();
  await expect(page).toHaveURL("/?lang=fr");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);

  await page.goBack();
  await expect(field).toBeHidden();
});

test("the next list has its tags in the new language", async ({ page }) => {
  const frenchTag = /\+(?:travail|ventes|factures|emploi|perso|voyages|achats|offre|soldes|actus|avis|compte|divers)\b/;
  await openPage(page);
  await generateList(page, "jane");
  const before = await copyAll(page);
  expect(before.filter((email) => frenchTag.test(email))).toEqual([]);

  await choose(page, "Language: English", "Français");
  await page.getByRole("button", { name: "Mélanger" }).click();
  await expect(page.getByText("Alias mélangés\u202f!")).toBeVisible();
  await choose(page, "Langue\u00a0: Français", "English");
  await expectLanguage(page, english);
  const after = await copyAll(page);
  expect(after.filter((email) => frenchTag.test(email))).not.toEqual([]);
});

test("back and forward follow the language", async ({ page }) => {
  await openPage(page);
  await choose(page, "Language: English", "Português");
  await expectLanguage(page, portuguese);
  await choose(page, "Idioma: Português", "Español");
  await expectLanguage(page, spanish);

  await page.goBack();
  await expectLanguage(page, portuguese);
  await expect(page).toHaveURL("/?lang=pt");
  await page.goBack();
  await expectLanguage(page, english);
  await expect(page).toHaveURL("/?lang=en");
  await page.goForward();
  await expectLanguage(page, portuguese);
  await expect(page).toHaveURL("/?lang=pt");
});

test("each language writes counts in its own way", async ({ page }) => {
  await openPage(page);
  let button = "Language: English";
  for (const { language, nextButton, generate, count, selected, toast } of [
    {
      language: "English",
      nextButton: "Language: English",
      generate: "Generate",
      count: "0 selected of 2,000 emails",
      selected: "Copy selected (2,000)",
      toast: "2,000 emails",
    },
    {
      language: "Português",
      nextButton: "Idioma: Português",
      generate: "Gerar",
      count: "0 selecionado de 2.000 endereços",
      selected: "Copiar seleção (2.000)",
      toast: "2.000 endereços",
    },
    {
      language: "Español",
      nextButton: "Idioma: Español",
      generate: "Generar",
      count: "0 seleccionadas de 2000 direcciones",
      selected: "Copiar selección (2000)",
      toast: "2000 direcciones",
    },
    {
      language: "Français",
      nextButton: "Langue\u00a0: Français",
      generate: "Générer",
      count: "0 sélectionnée sur 2\u202f000 adresses",
      selected: "Copier la sélection (2\u202f000)",
      toast: "2\u202f000 adresses",
    },
  ]) {
    await test.step(language, async () => {
      await choose(page, button, language);
      button = nextButton;
      await page.getByRole("textbox").first().fill("jane");
      await page.getByRole("button", { name: generate, exact: true }).click();
      await expect(page.getByText(count, { exact: true })).toBeVisible();
      await expect(page.getByRole("region").getByText(toast, { exact: true })).toBeVisible();
      await page.getByRole("checkbox").first().click();
      await expect(page.getByRole("button", { name: selected, exact: true })).toBeVisible();
    });
  }
});
