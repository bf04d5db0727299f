import { expect, type Page } from "@playwright/test";

import { makeList } from "./makeList";
import { holdScripts } from "./holdScripts";
import { openPage } from "./openPage";
import { refusals, refuse } from "./refuse";
import { test } from "./test";

const fieldOf = (page: Page) => page.getByRole("textbox").first();
const HINT = "Part of the page could not be loaded. Check your connection and try again.";

const rowOf = (page: Page, email: string) => page.getByRole("checkbox", { name: email, exact: true });
const toastsOf = (page: Page) => page.getByRole("region").and(page.locator("[aria-live]"));
const retryOf = (page: Page) => toastsOf(page).getByRole("button", { name: "Retry" });

async function chooseLanguage(page: Page, button: string, language: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("radio", { name: language }).click();
}

test("however the files of a list fail, one toast offers to retry, in the language of the page", async ({ page }) => {
  const files = "words-pt|listMaker";
  await refuse(page, files, refusals["there is no network"]);
  await openPage(page, "/?lang=pt");
  const toast = toastsOf(page).getByRole("group");
  const retry = toast.getByRole("button", { name: "Tentar de novo" });
  await fieldOf(page).fill("jane");
  await fieldOf(page).press("Enter");
  await expect(toast).toHaveText(/^Erro ao gerar os endereços.*Tentar de novo.*$/);
  await expect(toast).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Gerar" })).not.toHaveAttribute("aria-disabled");
  await expect(page.getByText("Nenhum endereço gerado ainda")).toBeVisible();

  // Still in vain: one toast again. A press on Generate is no retry.
  for (const [press, offered] of [
    [retry, "Recarregar apaga o que você digitou.Recarregar"],
    [page.getByRole("button", { name: "Gerar" }), "Tentar de novo"],
  ] as const) {
    const offer = await toast.elementHandle();
    await press.click();
    await offer.waitForElementState("hidden");
    await expect(toast).toHaveText(new RegExp(`^Erro ao gerar os endereços.*${offered}$`));
    await expect(toast).toHaveCount(1);
    await expect(fieldOf(page)).toHaveValue("jane");
  }

  await page.unrouteAll();
  await fieldOf(page).fill("john");
  await expect(page.getByText("john@gmail.com", { exact: true })).toBeVisible();
  await retry.click();
  await expect(rowOf(page, "jane@gmail.com")).toBeVisible();
  await expect(toastsOf(page).getByText("2.000 endereços")).toBeVisible();
  await expect(retry).toHaveCount(0);
  await expect(fieldOf(page)).toHaveValue("john");
});

test("Generate does not wait for a language, and one that comes too late is not shown; one that cannot be fetched is reported, and Retry changes to it; so is a shuffle without its words, and nothing is lost", async ({
  page,
}) => {
  const allowWords = await refuse(page, "words-fr");
  const allow = await refuse(page, "texts-fr");
  let sendSpanish = () => {};
  const isSpanishSent = new Promise<void>((resolve) => {
    sendSpanish = resolve;
  });
  await refuse(page, "texts-es", async (route) => {
    await isSpanishSent;
    await route.continue();
  });
  await refuse(page, "texts-pt", async (route) => {
    await isSpanishSent;
    await route.abort();
  });
  await openPage(page);
  await chooseLanguage(page, "Language: English", "Português");
  await chooseLanguage(page, "Language: English", "Español");
  await makeList(page, "jane");
  await rowOf(page, "jane@gmail.com").check();
  await chooseLanguage(page, "Language: English", "Français");
  const toast = toastsOf(page).getByText("The language could not be loaded. Check your connection and try again.");
  await expect(toast).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Many addresses, one inbox");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL("/?lang=en");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await allow();
  await retryOf(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mille adresses, une seule boîte e-mail");
  await expect(page).toHaveURL("/?lang=fr");
  await expect(toast).toHaveCount(0);
  // Of the languages that were chosen before, one comes too late, and the other never.
  const [portuguese, spanish] = [page.waitForEvent("requestfailed"), page.waitForResponse(/texts-es/)];
  sendSpanish();
  await portuguese;
  await (await spanish).finished();
  // By the next picture, the page would have said so.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(rowOf(page, "jane@gmail.com")).toBeChecked();
  await expect(toastsOf(page).getByRole("button")).toHaveCount(0);

  await fieldOf(page).fill("john");
  await page.getByRole("button", { name: "Mélanger" }).click();
  await expect(toastsOf(page).getByText("Erreur lors du mélange des adresses")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "1 sélectionnée sur 2\u202f000" })).toBeVisible();
  await expect(rowOf(page, "jane@gmail.com")).toBeChecked();
  await expect(fieldOf(page)).toHaveValue("john");

  await allowWords();
  await toastsOf(page).getByRole("button", { name: "Réessayer" }).click();
  await expect(toastsOf(page).getByText("Adresses mélangées\u202f!")).toBeVisible();
  await expect(page.getByText("0 sélectionnée sur 2\u202f000")).toBeVisible();
  await expect(rowOf(page, "jane@gmail.com")).toBeVisible();
});

test("a view or a dialog that cannot be fetched is reported, Make aliases stays, and Retry shows it", async ({
  page,
}) => {
  const allow = await refuse(page, "CheckView|SiteView|About");
  await openPage(page, "/?lang=en&view=check");
  await expect(toastsOf(page).getByText(HINT)).toBeVisible();
  await expect(fieldOf(page)).toBeVisible();
  await expect(page).toHaveTitle("Plusdot: many Gmail addresses, one inbox");
  await expect(page.getByRole("link", { name: "Make aliases", exact: true })).toHaveAttribute("aria-current", "page");
  await toastsOf(page).getByRole("button", { name: "Close" }).click();
  await expect(toastsOf(page).getByText(HINT)).toHaveCount(0);

  await page.getByRole("link", { name: "One per site" }).first().click();
  await expect(toastsOf(page).getByText(HINT)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Many addresses, one inbox");
  await allow();
  await retryOf(page).click();
  await expect(page.getByRole("textbox", { name: "Site, shop or person" })).toBeVisible();
  await page.getByRole("link", { name: "Check addresses" }).first().click();
  await expect(page.getByRole("textbox", { name: "Addresses to check" })).toBeVisible();

  const allowAbout = await refuse(page, "About");
  await page.getByRole("button", { name: "About" }).click();
  await expect(toastsOf(page).getByText(HINT)).toBeVisible();
  await allowAbout();
  await retryOf(page).click();
  await expect(page.getByRole("dialog", { name: "About Plusdot" })).toBeVisible();
  await expect(retryOf(page)).toHaveCount(0);
});

for (const way of ["the server no longer has the file", "the server has its start page for every address"] as const)
  test(`where ${way}, a retry in vain offers to reload, and nothing is reloaded before the press`, async ({ page }) => {
    await refuse(page, "texts-fr", refusals[way]);
    await openPage(page);
    const toast = toastsOf(page).getByRole("group");
    await fieldOf(page).fill("jane");
    await chooseLanguage(page, "Language: English", "Français");
    await retryOf(page).click();
    const reload = toast.getByRole("button", { name: "Reload" });
    await expect(toast).toHaveText(/Reloading clears what you typed\.Reload$/);
    await expect(fieldOf(page)).toHaveValue("jane");
    await reload.click();
    await expect(fieldOf(page)).toHaveValue("");
  });

for (const moment of ["before", "after"] as const) {
  test(
    `if Back needs a language that cannot be fetched, ${moment} the program runs, the page keeps its language`,
    { tag: moment === "before" ? "@matrix" : [] },
    async ({ page }) => {
      const thrown: string[] = [];
      page.on("pageerror", (error) => thrown.push(error.message));
      await openPage(page);
      await chooseLanguage(page, "Language: English", "Português");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Muitos endereços, uma só caixa");
      const release = await holdScripts(page);
      await page.reload({ waitUntil: "commit" });
      await page.getByRole("button", { name: "Sobre" }).click();
      const dialog = page.getByRole("dialog", { name: "Sobre o Plusdot" });
      if (moment === "after") {
        release();
        await expect(dialog).toBeVisible();
        // Back would close it, and nothing else.
        await page.goBack();
        await expect(dialog).toBeHidden();
      }

      await refuse(page, "texts-en");
      const refused = page.waitForEvent("requestfailed");
      await page.goBack();
      release();
      await refused;
      if (moment === "before") {
        await expect(dialog).toBeVisible();
        await page.keyboard.press("Escape");
      }
      await makeList(page, "jane");
      await expect(page.getByText("0 selecionado de 2.000")).toBeVisible();
      expect(thrown).toEqual([]);
    },
  );
}
