import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { keepBook } from "./keepBook";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";
import { textOf } from "./textOf";
import { watchErrors } from "./watchErrors";

const TITLES = {
  en: {
    title: "A separate address for each site – Plusdot",
    name: "A separate address for each site",
    link: "One per site",
  },
  pt: { title: "Um endereço para cada site – Plusdot", name: "Um endereço para cada site", link: "Um por site" },
  es: {
    title: "Una dirección para cada sitio – Plusdot",
    name: "Una dirección para cada sitio",
    link: "Una por sitio",
  },
  fr: { title: "Une adresse pour chaque site – Plusdot", name: "Une adresse pour chaque site", link: "Un par site" },
};

const SITE = "/?view=site";

const recipientOf = (page: Page) => page.getByRole("textbox", { name: "Site, shop or person" });
const mailboxOf = (page: Page) => page.getByRole("textbox", { name: "Gmail address or username" });
const result = (page: Page) => page.locator("form").getByRole("status");
const buttonOf = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const [language, { title, name, link }] of Object.entries(TITLES)) {
  test(
    `a visit can start with the view, and leads to its field: ${language}`,
    { tag: language === "fr" ? [] : "@matrix" },
    async ({ page }) => {
      const errors = watchErrors(page);
      await page.setViewportSize({ width: 280, height: 700 });
      await page.goto(`${SITE}&lang=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("link", { name: link })).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("textbox").first()).toBeFocused();
      for (const other of await page.getByRole("navigation").getByRole("link").all()) {
        await expect(other).toBeInViewport({ ratio: 0.99 });
      }
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth - window.innerWidth)).toBeLessThan(1);
      expect(errors).toEqual([]);
    },
  );
}

test("the address is there while a person types, and many are copied and saved at once", async ({ page, context }) => {
  await openPage(page, SITE);
  // The view leads to its field once it is loaded.
  await expect(recipientOf(page)).toBeFocused();
  await page.keyboard.type("https://www.netflix.com/login");
  await expect(result(page)).toHaveText("Enter your Gmail address to see the new one.");
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
    /^"For","Address","Date","Note"\r\n"netflix","jane\.doe\+netflix@gmail\.com","\d{4}-\d\d-\d\d",""\r\n/,
  );
});

for (const { language, width, height, end } of [
  { language: "en", width: 390, height: 844, end: 600 },
  { language: "fr", width: 360, height: 740, end: 640 },
]) {
  test(`on a phone, the choice, the address and the button that copies it follow the fields: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${SITE}&lang=${language}`);
    const form = page.locator("main form:visible");
    await form.getByRole("textbox", { name: textOf(language, "site", "recipient") }).fill("netflix.com");
    await form.getByRole("textbox", { name: textOf(language, "messages", "form.field") }).fill("jane.doe");
    await expect(form.getByRole("status")).toHaveText("jane.doe+netflix@gmail.com");
    const submit = form.getByRole("button", { name: textOf(language, "site", "copy"), exact: true });
    // The order that is seen is the order of the keys: the choice, the options, the button.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
    await expect(submit).toBeFocused();
    const { y, height: size } = (await submit.boundingBox())!;
    expect(y + size).toBeLessThan(end);
  });
}

test("with the book on, an address is remembered, comes first the next time, and is given to nobody else", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z");
  await keepBook(page, []);
  await openPage(page, SITE);
  await expect(buttonOf(page, "Copy and remember")).toBeVisible();
  await recipientOf(page).fill("netflix.com");
  await mailboxOf(page).fill("jane.doe");
  await page.keyboard.press("Enter");
  await expect(result(page)).toHaveText("jane.doe+netflix@gmail.comRemembered · given today");
  await buttonOf(page, "Another address").click();
  await expect(result(page)).toHaveText("jane.doe+netflix2@gmail.com");
  await recipientOf(page).focus();
  await page.keyboard.press("Enter");
  await expect(result(page)).toHaveText("jane.doe+netflix2@gmail.comRemembered · given today");

  await page.clock.setFixedTime("2026-11-22T12:00:00Z");
  await openPage(page, SITE);
  await expect(mailboxOf(page)).toHaveValue("jane.doe@gmail.com");
  await recipientOf(page).fill("Netflix");
  await expect(result(page)).toHaveText(/Given on 21 November 2026/);
  // Another site of that name.
  await recipientOf(page).fill("netflix.de");
  await expect(result(page)).toHaveText("jane.doe+netflix3@gmail.com");
});

test("of fifty sites, the one that leaked a dotted address is found, though nothing was remembered", async ({
  page,
}) => {
  const sites = Array.from({ length: 50 }, (_, index) => `https://www.shop-${index}.com/login`).join("\n");
  const paste = async (lines: string) => {
    await openPage(page, SITE);
    await mailboxOf(page).fill("jane.doe.smith");
    await page.getByRole("radio", { name: "Without +" }).check();
    await recipientOf(page).fill(lines);
    await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "51");
  };
  const search = page.getByRole("searchbox");
  const leaking = page.getByRole("row").filter({ hasText: "shop-37.com" });
  await paste(sites);
  await search.fill("shop-37.com");
  const leaked = (await leaking.getByRole("cell").nth(1).textContent())!;
  expect(leaked).toMatch(/^[janedoesmith.]+@gmail\.com$/);

  await paste(sites);
  await search.fill(` ${leaked.toUpperCase()} `);
  await expect(page.getByRole("status").filter({ hasText: "1 of 50 addresses" })).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toHaveText(`shop-37.com${leaked}Copy`);
  await expect(page.getByRole("row")).toHaveCount(2);
});

test("the key n opens the view and leads to its field, from anywhere", async ({ page }) => {
  await openPage(page);
  await page.getByRole("button", { name: "Theme", exact: true }).focus();
  await page.keyboard.press("n");
  await expect(recipientOf(page)).toBeFocused();
  await expect(recipientOf(page)).toHaveValue("");
  await expect(page).toHaveURL("/?lang=en&view=site");

  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("n");
  await expect(recipientOf(page)).toBeFocused();
  await page.keyboard.type("n");
  await expect(recipientOf(page)).toHaveValue("n");
  await page.goBack();
  await page.goForward();
  await expect(recipientOf(page)).toHaveValue("n");
});

test("the installed app has a shortcut that opens the view", async ({ page, baseURL }) => {
  await openPage(page);
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifestUrl = new URL(href!, baseURL);
  const manifest: { shortcuts: { name: string; url: string }[] } = await (
    await page.request.get(manifestUrl.href)
  ).json();
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(["One per site"]);
  await page.goto(new URL(manifest.shortcuts[0]!.url, manifestUrl).href);
  await expect(recipientOf(page)).toBeFocused();
});
