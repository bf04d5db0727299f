import { expect, type Page, test } from "@playwright/test";

import { generateList } from "./generateList";
import { openPage } from "./openPage";

// Files are refused here, so they must come from the network.
test.use({ serviceWorkers: "block" });

const fieldOf = (page: Page) => page.getByRole("textbox").first();
const generateOf = (page: Page) => page.getByRole("button", { name: "Generate" });
const rowOf = (page: Page, email: string) => page.getByRole("checkbox", { name: email, exact: true });
const toastsOf = (page: Page) => page.getByRole("region").and(page.locator("[aria-live]"));

/** Fails every request for such files from now on. @returns Lets them through again. */
async function refuse(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort("internetdisconnected"));
  return () => page.unroute(files);
}

async function chooseLanguage(page: Page, button: string, language: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("radio", { name: language }).click();
}

for (const { what, files } of [
  { what: "the words of the tags", files: /\/assets\/words-en-.*\.js$/ },
  { what: "the program that makes the list", files: /\/assets\/makeAliases-.*\.js$/ },
  { what: "the view of the list", files: /\/assets\/Results-.*\.js$/ },
]) {
  test(`where ${what} cannot be fetched, that is told, the field is kept, and the next try works`, async ({ page }) => {
    const allow = await refuse(page, files);
    await openPage(page);
    await fieldOf(page).fill("jane");
    await fieldOf(page).press("Enter");
    await expect(toastsOf(page).getByText("Error generating aliases")).toBeVisible();
    await expect(fieldOf(page)).toHaveValue("jane");
    await expect(generateOf(page)).not.toHaveAttribute("aria-disabled");
    await expect(page.getByText("No aliases generated yet")).toBeVisible();

    await allow();
    await fieldOf(page).press("Enter");
    await expect(rowOf(page, "jane@gmail.com")).toBeVisible();
    await expect(toastsOf(page).getByText("2,000 emails")).toBeVisible();
  });
}

test("where a shuffle fails, that is told, and the list, the selection and the field are kept", async ({ page }) => {
  const allow = await refuse(page, /\/assets\/words-fr-.*\.js$/);
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
  await page.getByRole("button", { name: "Mélanger" }).click();
  await expect(toastsOf(page).getByText("Alias mélangés\u202f!")).toBeVisible();
  await expect(page.getByText("0 sélectionnée sur 2\u202f000 adresses")).toBeVisible();
});

test("where the toasts cannot be fetched, the page goes on without them", async ({ page }) => {
  await refuse(page, /\/assets\/Toaster-.*\.js$/);
  await openPage(page);
  await generateList(page, "jane");
  await rowOf(page, "jane@gmail.com").check();
  await expect(page.getByText("1 selected of 2,000 emails")).toBeVisible();
  await page.getByRole("button", { name: "Copy selected (1)" }).click();
  await expect(page.getByText("1 selected of 2,000 emails")).toBeVisible();
});

test("where nothing more can be fetched, the page stays as it is", async ({ page }) => {
  const allow = await refuse(page, /\/assets\/(?:makeAliases|Results|Toaster|words-).*\.js$/);
  await openPage(page);
  await fieldOf(page).fill("jane");
  await expect(page.getByText("jane@gmail.com")).toBeVisible();
  const logged = page.waitForEvent("console", (message) => message.text().includes("dynamically imported module"));
  await fieldOf(page).press("Enter");
  await logged;
  await expect(generateOf(page)).not.toHaveAttribute("aria-disabled");
  await expect(fieldOf(page)).toHaveValue("jane");

  await allow();
  await fieldOf(page).press("Enter");
  await expect(rowOf(page, "jane@gmail.com")).toBeVisible();
});

test("where a language cannot be fetched, that is told, and the page stays in the one that it has", async ({
  page,
}) => {
  const allow = await refuse(page, /\/assets\/first-fr-.*\.js$/);
  await openPage(page);
  await chooseLanguage(page, "Language: English", "Français");
  const message = "The language could not be loaded. Check your connection and try again.";
  await expect(toastsOf(page).getByText(message)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Many addresses, one inbox");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL("/?lang=en");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await allow();
  await chooseLanguage(page, "Language: English", "Français");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plusieurs adresses, une seule boîte");
  await expect(page).toHaveURL("/?lang=fr");
});

test("where the language of a step back cannot be fetched, nothing is thrown and the page goes on", async ({
  page,
}) => {
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(error.message));
  await openPage(page);
  await chooseLanguage(page, "Language: English", "Português");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vários endereços, uma só caixa");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vários endereços, uma só caixa");

  await refuse(page, /\/assets\/first-en-.*\.js$/);
  const refused = page.waitForEvent("requestfailed");
  await page.goBack();
  await refused;
  await generateList(page, "jane");
  await expect(page.getByText("0 selecionado de 2.000 e-mails")).toBeVisible();
  expect(thrown).toEqual([]);
});

test("where the texts of the visit cannot be fetched, the page says that it failed", async ({ page }) => {
  await refuse(page, /\/assets\/first-en-.*\.js$/);
  await page.goto("/?lang=en");
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
});
