import { expect, type Page, test } from "@playwright/test";

import { copyAll } from "./copyAll";
import { generateList } from "./generateList";
import { holdScripts } from "./holdScripts";
import { openPage } from "./openPage";

// Scripts are held back here, so they must come from the network.
test.use({ serviceWorkers: "block" });

const english = { lang: "en", title: "Plusdot: many Gmail addresses, one inbox", heading: "Many addresses, one inbox" };
const portuguese = {
  lang: "pt-BR",
  title: "Plusdot: vários endereços do Gmail, uma só caixa de entrada",
  heading: "Vários endereços, uma só caixa",
};
const spanish = {
  lang: "es",
  title: "Plusdot: muchas direcciones de Gmail, un solo buzón",
  heading: "Muchas direcciones, un solo buzón",
};
const french = {
  lang: "fr",
  title: "Plusdot\u00a0: plusieurs adresses Gmail, une seule boîte",
  heading: "Plusieurs adresses, une seule boîte",
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

test("the menu has the four languages under their own names, each with its flag", async ({ page }) => {
  await openPage(page);
  await page.getByRole("button", { name: "Language: English" }).click();
  const menu = page.getByRole("radiogroup", { name: "Language" });
  await expect(menu.locator("label")).toHaveText(["English", "Português", "Español", "Français"]);
  await expect(menu.locator("label :is(svg, img)")).toHaveCount(4);
  await expect(menu.getByRole("radio", { name: "English" })).toBeChecked();
  await expect(menu.locator("label[lang='pt-BR']")).toHaveText("Português");
});

test.describe("in a browser in Brazilian Portuguese", () => {
  test.use({ locale: "pt-BR" });

  test("a first visit is in Portuguese, and its address says so", async ({ page }) => {
    await page.goto("/");
    await expectLanguage(page, portuguese);
    await expect(page).toHaveURL("/?lang=pt");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("the saved language goes before the browser's", async ({ page }) => {
    await openPage(page);
    await choose(page, "Idioma: Português", "Español");
    await expect(page).toHaveURL("/?lang=es");
    await page.goto("/");
    await expectLanguage(page, spanish);
    await expect(page).toHaveURL("/?lang=es");
  });

  test("the language of the address goes before the saved one, and is not saved", async ({ page }) => {
    await openPage(page);
    await choose(page, "Idioma: Português", "Español");
    await expect(page).toHaveURL("/?lang=es");
    await page.goto("/?lang=fr");
    await expectLanguage(page, french);
    await page.goto("/");
    await expectLanguage(page, spanish);
  });

  test("an unknown language in the address is ignored", async ({ page }) => {
    await page.goto("/?lang=de");
    await expectLanguage(page, portuguese);
    await expect(page).toHaveURL("/?lang=pt");
  });
});

test.describe("in a browser in a language that is not there", () => {
  test.use({ locale: "de-DE" });

  test("a first visit is in English", async ({ page }) => {
    await page.goto("/");
    await expectLanguage(page, english);
    await expect(page).toHaveURL("/?lang=en");
  });
});

test("pt-BR in the address counts as pt, and the rest of the address stays", async ({ page }) => {
  await page.goto("/?utm=1&lang=pt-BR#help");
  await expectLanguage(page, portuguese);
  await expect(page).toHaveURL("/?utm=1&lang=pt#help");
});

test("the first picture is in the language of the visit, before any script arrives", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/?lang=fr", { waitUntil: "commit" });
  await expectLanguage(page, french);
  await expect(page.getByRole("textbox", { name: "Adresse ou nom d’utilisateur Gmail" })).toBeVisible();
  await expect(page.getByRole("heading", { name: english.heading })).toHaveCount(0);
});

test("a change takes effect in place, and loses nothing", async ({ page }) => {
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
  await expect(page.getByText("2 sélectionnées sur 2\u202f000 adresses")).toBeVisible();
  await expect(page.getByRole("textbox").first()).toHaveValue("john");
  await expect(page.getByRole("checkbox", { name: emails[1]!, exact: true })).toBeChecked();
  await expect(page.getByRole("grid", { name: "Liste des alias" })).toHaveJSProperty("scrollTop", 400);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);

  await choose(page, "Langue\u00a0: Français", "English");
  expect(await copyAll(page)).toEqual(emails);
});

test("the list keeps the tags it was made with, and the next one has them in the new language", async ({ page }) => {
  const frenchTag = /\+(?:travail|ventes|factures|emploi|perso|voyages|achats|offre|soldes|actus|avis|compte|divers)\b/;
  await openPage(page);
  await generateList(page, "jane");
  const before = await copyAll(page);
  await choose(page, "Language: English", "Français");
  await expectLanguage(page, french);
  await choose(page, "Langue\u00a0: Français", "English");
  await expectLanguage(page, english);
  expect(await copyAll(page)).toEqual(before);
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

for (const { lang, count, selected, toast } of [
  { lang: "en", count: "0 selected of 2,000 emails", selected: "Copy selected (2,000)", toast: "2,000 emails" },
  {
    lang: "pt",
    count: "0 selecionado de 2.000 endereços",
    selected: "Copiar seleção (2.000)",
    toast: "2.000 endereços",
  },
  {
    lang: "es",
    count: "0 seleccionadas de 2000 direcciones",
    selected: "Copiar selección (2000)",
    toast: "2000 direcciones",
  },
  {
    lang: "fr",
    count: "0 sélectionnée sur 2\u202f000 adresses",
    selected: "Copier la sélection (2\u202f000)",
    toast: "2\u202f000 adresses",
  },
]) {
  test(`counts are written as the language ${lang} writes them`, async ({ page }) => {
    await page.goto(`/?lang=${lang}`);
    await generateList(page, "jane");
    await expect(page.getByRole("region").getByText(toast, { exact: true })).toBeVisible();
    await expect(page.getByText(count, { exact: true })).toBeVisible();
    await page.getByRole("checkbox").first().click();
    await expect(page.getByRole("button", { name: selected, exact: true })).toBeVisible();
  });
}

test("a menu that is opened before the page comes alive has its choices once it is", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/?lang=en");
  const opener = page.getByRole("button", { name: "Language: English" });
  await opener.click();
  await expect(page.locator("[popover]").first()).toBeVisible();
  release();
  await page.getByRole("radio", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});
