import { expect, type Page } from "@playwright/test";

import { generateList } from "./generateList";
import { holdScripts } from "./holdScripts";
import { openPage } from "./openPage";
import { refusals, refuse } from "./refuse";
import { test } from "./test";

const fieldOf = (page: Page) => page.getByRole("textbox").first();
const HINT = "A part of the page could not be loaded. Check your connection and try again.";

const generateOf = (page: Page) => page.getByRole("button", { name: "Generate" });
const rowOf = (page: Page, email: string) => page.getByRole("checkbox", { name: email, exact: true });
const toastsOf = (page: Page) => page.getByRole("region").and(page.locator("[aria-live]"));
const retryOf = (page: Page) => toastsOf(page).getByRole("button", { name: "Retry" });

async function chooseLanguage(page: Page, button: string, language: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("radio", { name: language }).click();
}

for (const { what, part, why } of [
  { what: "the words of the tags", part: "words-en", why: "there is no network" },
  { what: "the rest of the generator", part: "restOfGenerator", why: "the server fails" },
  { what: "the rest of the generator", part: "restOfGenerator", why: "the server has a page for a lost file" },
  {
    what: "every file of the list",
    part: "words-en|restOfGenerator",
    why: "the server has its start page for every address",
  },
] as const) {
  test(`where ${what} cannot be fetched because ${why}, one toast offers to retry`, async ({ page }) => {
    const allow = await refuse(page, part, refusals[why]);
    await openPage(page);
    await fieldOf(page).fill("jane");
    await fieldOf(page).press("Enter");
    const toast = toastsOf(page).getByRole("group");
    await expect(toast).toHaveText(/^Error generating aliases.*RetryClose$/);
    await expect(toast.getByText("Error generating aliases", { exact: true })).toBeVisible();
    await expect(toast.getByText(HINT)).toBeVisible();
    await expect(toast).toHaveCount(1);
    await expect(fieldOf(page)).toHaveValue("jane");
    await expect(generateOf(page)).not.toHaveAttribute("aria-disabled");
    await expect(page.getByText("No aliases generated yet")).toBeVisible();

    // Still in vain: one toast again.
    const offer = await toast.elementHandle();
    await retryOf(page).click();
    await offer.waitForElementState("hidden");
    await expect(toast).toHaveText(/^Error generating aliases.*RetryClose$/);
    await expect(toast).toHaveCount(1);

    await allow();
    await fieldOf(page).fill("john");
    await retryOf(page).click();
    await expect(rowOf(page, "jane@gmail.com")).toBeVisible();
    await expect(toastsOf(page).getByText("2,000 emails")).toBeVisible();
    await expect(retryOf(page)).toHaveCount(0);
    await expect(fieldOf(page)).toHaveValue("john");
  });
}

test("the page waits 15 seconds for an answer, and Retry asks again", async ({ page }) => {
  await page.clock.install();
  const allow = await refuse(page, "restOfGenerator", () => Promise.resolve());
  await openPage(page);
  await fieldOf(page).fill("jane");
  await fieldOf(page).press("Enter");
  await expect(page.getByText("Making the list…")).toBeVisible();
  // First the wait before a list, then that for its files.
  await page.clock.fastForward(200);
  await page.clock.fastForward(15_000);
  await expect(toastsOf(page).getByText(HINT)).toBeVisible();
  await expect(fieldOf(page)).toHaveValue("jane");

  await allow();
  await retryOf(page).click();
  await expect(rowOf(page, "jane@gmail.com")).toBeVisible();
});

test("the offer to retry stays until a person acts on it", async ({ page }) => {
  await page.clock.install();
  await refuse(page, "restOfGenerator");
  await openPage(page);
  await fieldOf(page).fill("jane");
  await fieldOf(page).press("Enter");
  await expect(retryOf(page)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(retryOf(page)).toBeVisible();

  await toastsOf(page).getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Enter");
  await expect(retryOf(page)).toHaveCount(0);
  await expect(fieldOf(page)).toBeFocused();
});

test("the next Generate removes the offer to retry", async ({ page }) => {
  const allow = await refuse(page, "restOfGenerator");
  await openPage(page);
  await fieldOf(page).fill("jane");
  await fieldOf(page).press("Enter");
  await expect(retryOf(page)).toBeVisible();
  await allow();
  await generateList(page, "john");
  await expect(retryOf(page)).toHaveCount(0);
});

for (const [locale, title, retry] of [
  ["pt", "Erro ao gerar os aliases", "Tentar de novo"],
  ["es", "Error al generar los alias", "Reintentar"],
  ["fr", "Erreur lors de la génération des alias", "Réessayer"],
] as const) {
  test(
    `the offer to retry is in the language of the page: ${locale}`,
    { tag: locale === "pt" ? [] : "@matrix" },
    async ({ page }) => {
      const allow = await refuse(page, "restOfGenerator");
      await openPage(page, `/?lang=${locale}`);
      await fieldOf(page).fill("jane");
      await fieldOf(page).press("Enter");
      await expect(toastsOf(page).getByText(title, { exact: true })).toBeVisible();
      await allow();
      await toastsOf(page).getByRole("button", { name: retry, exact: true }).click();
      await expect(rowOf(page, "jane@gmail.com")).toBeVisible();
    },
  );
}

test("a failed shuffle is reported, and the list, the selection and the field stay", async ({ page }) => {
  const allow = await refuse(page, "words-fr");
  await openPage(page);
  await generateList(page, "jane");
  await rowOf(page, "jane@gmail.com").check();
  await fieldOf(page).fill("john");
  await chooseLanguage(page, "Language: English", "Français");
  await page.getByRole("button", { name: "Mélanger" }).click();
  await expect(toastsOf(page).getByText("Erreur lors du mélange des alias")).toBeVisible();
  await expect(page.getByText("1 sélectionnée sur 2\u202f000 adresses")).toBeVisible();
  await expect(rowOf(page, "jane@gmail.com")).toBeChecked();
  await expect(fieldOf(page)).toHaveValue("john");

  await allow();
  await toastsOf(page).getByRole("button", { name: "Réessayer" }).click();
  await expect(toastsOf(page).getByText("Alias mélangés\u202f!")).toBeVisible();
  await expect(page.getByText("0 sélectionnée sur 2\u202f000 adresses")).toBeVisible();
  await expect(rowOf(page, "jane@gmail.com")).toBeVisible();
});

test("plain toasts stand in until the real ones can be fetched", async ({ page }) => {
  const allow = await refuse(page, "Toaster|restOfGenerator");
  await openPage(page);
  await fieldOf(page).fill("jane");
  await fieldOf(page).press("Enter");
  await expect(toastsOf(page)).toHaveText(`Error generating aliases ${HINT}RetryClose`);
  await expect(retryOf(page)).toBeInViewport();

  await allow();
  await retryOf(page).click();
  await expect(rowOf(page, "jane@gmail.com")).toBeVisible();
  await expect(toastsOf(page).getByRole("group")).toHaveText("2,000 emails");
});

test("if nothing more can be fetched, the page stays as it is", async ({ page }) => {
  const allow = await refuse(page, "restOfGenerator|Toaster|words-en");
  await openPage(page);
  await fieldOf(page).fill("jane");
  await fieldOf(page).press("Enter");
  await expect(toastsOf(page)).toContainText("Error generating aliases");
  await expect(generateOf(page)).not.toHaveAttribute("aria-disabled");
  await expect(fieldOf(page)).toHaveValue("jane");

  await allow();
  await fieldOf(page).press("Enter");
  await expect(rowOf(page, "jane@gmail.com")).toBeVisible();
});

test("how Gmail reads the address is shown once its file comes, without a reload", async ({ page }) => {
  const allow = await refuse(page, "restOfGenerator");
  await openPage(page);
  const refused = page.waitForEvent("requestfailed");
  await fieldOf(page).fill("jan");
  await refused;
  await expect(page.getByText("Type an address to see how Gmail reads it.")).toBeVisible();

  await allow();
  // The request that was refused may have been one to fetch the file ahead. The load then fails later, and typing goes on.
  await expect(async () => {
    await fieldOf(page).fill("jan");
    await fieldOf(page).fill("jane");
    await expect(page.getByRole("group", { name: "How Gmail reads this address" })).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test("Generate does not wait for the file of a language that never comes", async ({ page }) => {
  await refuse(page, "(?:messages|words)-fr", () => Promise.resolve());
  await openPage(page);
  await chooseLanguage(page, "Language: English", "Français");
  await fieldOf(page).fill("jane");
  await fieldOf(page).press("Enter");
  await expect(rowOf(page, "jane@gmail.com")).toBeVisible();
});

test("a language that cannot be fetched is reported, and Retry changes to it", async ({ page }) => {
  const allow = await refuse(page, "messages-fr");
  await openPage(page);
  await generateList(page, "jane");
  await rowOf(page, "jane@gmail.com").check();
  await chooseLanguage(page, "Language: English", "Français");
  const toast = toastsOf(page).getByText("The language could not be loaded. Check your connection and try again.");
  await expect(toast).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Many addresses, one inbox");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL("/?lang=en");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const offer = await toast.elementHandle();
  await retryOf(page).click();
  await offer.waitForElementState("hidden");
  await expect(toast).toHaveCount(1);

  await allow();
  await retryOf(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Des centaines d’adresses, une seule boîte mail");
  await expect(page).toHaveURL("/?lang=fr");
  await expect(toast).toHaveCount(0);
  await expect(rowOf(page, "jane@gmail.com")).toBeChecked();
});

test("a missing About is reported, and Retry opens it", async ({ page }) => {
  const allow = await refuse(page, "dialogs");
  await openPage(page);
  await page.getByRole("button", { name: "About" }).click();
  await expect(toastsOf(page).getByText(HINT)).toBeVisible();
  await allow();
  await retryOf(page).click();
  await expect(page.getByRole("dialog", { name: "About Plusdot" })).toBeVisible();
  await expect(retryOf(page)).toHaveCount(0);
});

for (const moment of ["before", "after"] as const) {
  test(`if Back needs a language that cannot be fetched, ${moment} the program runs, the page keeps its language`, async ({
    page,
  }) => {
    const thrown: string[] = [];
    page.on("pageerror", (error) => thrown.push(error.message));
    await openPage(page);
    await chooseLanguage(page, "Language: English", "Português");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Muitos endereços, uma só caixa de entrada");
    const release = await holdScripts(page);
    await page.reload({ waitUntil: "commit" });
    await page.getByRole("button", { name: "Sobre" }).click();
    const dialog = page.getByRole("dialog", { name: "Sobre o Plusdot" });
    if (moment === "after") {
      release();
      await expect(dialog).toBeVisible();
    }

    await refuse(page, "messages-en");
    const refused = page.waitForEvent("requestfailed");
    await page.goBack();
    release();
    await refused;
    if (moment === "before") {
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
    }
    await generateList(page, "jane");
    await expect(page.getByText("0 selecionado de 2.000 endereços")).toBeVisible();
    expect(thrown).toEqual([]);
  });
}

test("without its program the page says so in its language, and keeps the typed text", async ({ page }) => {
  await refuse(page, "vendor");
  await page.goto("/?lang=fr");
  await expect(page.getByRole("alert")).toHaveText(
    "Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.",
  );
  await fieldOf(page).fill("jane");
  await fieldOf(page).press("Enter");
  await expect(fieldOf(page)).toHaveValue("jane");
});

test("without JavaScript the page says that it needs it", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/");
  const advice = page.locator("noscript p").first();
  await expect(advice).toHaveText("Plusdot needs JavaScript.");
  await expect(advice).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Many addresses, one inbox");
  await page.close();
});

test("if the texts of the page cannot be fetched, the page says that it failed", async ({ page }) => {
  await refuse(page, "messages-en");
  await page.goto("/?lang=en");
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
});
