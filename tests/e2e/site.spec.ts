import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { holdSlices } from "./holdSlices";
import { keepBook } from "./keepBook";
import { openPage } from "./openPage";
import { pressShortcut } from "./pressShortcut";
import { readClipboard } from "./readClipboard";
import { test } from "./test";
import { watchErrors } from "./watchErrors";

const TITLES = {
  en: { title: "One address for one site – Plusdot", name: "One address for one site", link: "One per site" },
  pt: { title: "Um endereço para cada site – Plusdot", name: "Um endereço para cada site", link: "Um por site" },
  es: {
    title: "Una dirección para cada sitio – Plusdot",
    name: "Una dirección para cada sitio",
    link: "Una por sitio",
  },
  fr: { title: "Une adresse pour chaque site – Plusdot", name: "Une adresse pour chaque site", link: "Un par site" },
};

const SITE = "/?view=site";

const linkOf = (page: Page) => page.getByRole("link", { name: "One per site" });
const recipientOf = (page: Page) => page.getByRole("textbox", { name: "Who is it for?" });
const mailboxOf = (page: Page) => page.getByRole("textbox", { name: "Gmail address or username" });
const result = (page: Page) => page.locator("form").getByRole("status");
const buttonOf = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const rows = (page: Page) => page.getByRole("region", { name: "New addresses" }).getByRole("row");

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await recipientOf(page).focus();
  await page.keyboard.press("ControlOrMeta+v");
}

/** Opens the view with an empty book. */
async function openWithBook(page: Page): Promise<void> {
  await keepBook(page, []);
  await openPage(page, SITE);
  await expect(buttonOf(page, "Copy and remember")).toBeVisible();
}

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
        await expect(other).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth - window.innerWidth)).toBeLessThan(1);
      expect(errors).toEqual([]);
    },
  );
}

test("the address is there while a person types, and Enter in either field copies it", async ({ page, context }) => {
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

  await recipientOf(page).fill("Boulangerie Müller");
  await page.keyboard.press("Enter");
  await expect.poll(() => readClipboard(context)).toBe("jane.doe+boulangerie-muller@gmail.com");
  await expect(recipientOf(page)).toHaveValue("Boulangerie Müller");
});

test("the address is tinted as in the list, and is said once a person pauses", async ({ page }) => {
  await openPage(page, SITE);
  await mailboxOf(page).fill("jane");
  await recipientOf(page).pressSequentially("netflix");
  const tag = result(page).getByText("+netflix", { exact: true });
  expect(await tag.evaluate((part) => getComputedStyle(part).backgroundColor)).not.toBe("rgba(0, 0, 0, 0)");
  const spoken = page.locator("form p[aria-live=polite]");
  await expect(spoken).toHaveText("jane+netflix@gmail.com");
});

test("Next address gives another one, and after the last the first", async ({ page }) => {
  await openPage(page, SITE);
  await recipientOf(page).fill("netflix");
  await mailboxOf(page).fill("jan");
  await buttonOf(page, "Next address").click();
  await expect(result(page)).toHaveText("jan+netflix2@gmail.com");

  await page.getByRole("radio", { name: "Without a plus" }).check();
  const seen = [];
  for (let count = 0; count < 8; count += 1) {
    seen.push(await result(page).textContent());
    await buttonOf(page, "Next address").click();
  }
  expect(seen).toEqual([
    "j.an@gmail.com",
    "ja.n@gmail.com",
    "j.a.n@gmail.com",
    "jan@googlemail.com",
    "j.an@googlemail.com",
    "ja.n@googlemail.com",
    "j.a.n@googlemail.com",
    "j.an@gmail.com",
  ]);
});

test("the options change the address, and say which of them need a plus", async ({ page }) => {
  await openPage(page, SITE);
  await recipientOf(page).fill("https://www.amazon.co.uk/");
  await mailboxOf(page).fill("jane@googlemail.com");
  await buttonOf(page, "Options").click();
  await page.getByRole("checkbox", { name: "Whole domain" }).check();
  await expect(result(page)).toHaveText("jane+amazon.co.uk@googlemail.com");
  await page.getByRole("checkbox", { name: "Use gmail.com" }).check();
  await expect(result(page)).toHaveText("jane+amazon.co.uk@gmail.com");
  await page.getByRole("checkbox", { name: "Whole domain" }).uncheck();
  const guess = page.getByRole("checkbox", { name: "Hard to guess" });
  await guess.check();
  const HARD = /^jane\+amazon-[a-z0-9]{4}@gmail\.com$/;
  await expect(result(page)).toHaveText(HARD);
  const first = await result(page).textContent();
  await buttonOf(page, "Next address").click();
  await expect(result(page)).toHaveText(HARD);
  expect(await result(page).textContent()).not.toBe(first);

  await page.getByRole("radio", { name: "Without a plus" }).check();
  await expect(guess).toBeDisabled();
  await expect(guess).toHaveAccessibleDescription(/Without a plus, there is no room/);
});

test("random characters stay while a person types, and two sites never get the same", async ({ page }) => {
  await openPage(page, SITE);
  await mailboxOf(page).fill("jane");
  await buttonOf(page, "Options").click();
  await page.getByRole("checkbox", { name: "Hard to guess" }).check();
  const suffix = async () => (await result(page).textContent())?.match(/-(\w{4})@/)?.[1];
  await recipientOf(page).fill("net");
  const first = await suffix();
  await recipientOf(page).fill("netflix");
  expect(await suffix()).toBe(first);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Copied to clipboard")).toBeVisible();
  await recipientOf(page).fill("amazon");
  expect(await suffix()).not.toBe(first);
});

test("a wrong mailbox is named once the person leaves the field, and Enter leads to what is missing", async ({
  page,
}) => {
  await openPage(page, SITE);
  const alert = page.locator("form").getByRole("alert");
  await mailboxOf(page).fill("jane@yahoo.com");
  await expect(alert).toHaveCount(0);
  await recipientOf(page).focus();
  await expect(alert).toHaveText("Only Gmail and Googlemail addresses are supported");
  await expect(mailboxOf(page)).toHaveAccessibleDescription("Only Gmail and Googlemail addresses are supported");
  await mailboxOf(page).fill("");
  await expect(alert).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(recipientOf(page)).toBeFocused();
  await page.keyboard.type("netflix");
  await page.keyboard.press("Enter");
  await expect(mailboxOf(page)).toBeFocused();
  await expect(alert).toHaveText("Please enter a valid email address");
});

test("why there is no address is said quietly", async ({ page }) => {
  await openPage(page, SITE);
  await mailboxOf(page).fill("jane");
  await recipientOf(page).fill("東京");
  await expect(result(page)).toHaveText("Nothing of this can be in an address. Try another name.");
  await mailboxOf(page).fill("j".repeat(63));
  await recipientOf(page).fill("netflix");
  await expect(result(page)).toHaveText("Your username leaves no room for this. Try it without a plus.");
});

test("many recipients get a row each, and no two the same address", async ({ page, context }) => {
  await openPage(page, SITE);
  await mailboxOf(page).fill("jane");
  await paste(page, "netflix\nnetflix.de\n\nhttps://amazon.com/x\nNetflix\n東京\n");
  await expect(rows(page)).toHaveText([
    /^For/,
    "netflixjane+netflix@gmail.comCopy",
    "netflix.dejane+netflix2@gmail.comCopy",
    "amazon.comjane+amazon@gmail.comCopy",
    "東京Nothing of this can be in an address. Try another name.",
  ]);
  await buttonOf(page, "Copy all").click();
  await expect(page.getByText("3 items copied to clipboard")).toBeVisible();
  expect(await readClipboard(context)).toBe("jane+netflix@gmail.com\njane+netflix2@gmail.com\njane+amazon@gmail.com");
  await buttonOf(page, "Copy jane+amazon@gmail.com").click();
  await expect.poll(() => readClipboard(context)).toBe("jane+amazon@gmail.com");

  const [file] = await Promise.all([page.waitForEvent("download"), buttonOf(page, "CSV").click()]);
  expect(file.suggestedFilename()).toMatch(/^plusdot-addresses-\d{8}-\d{6}\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toMatch(
    /^"For","Address","Date","Note"\r\n"netflix","jane\+netflix@gmail\.com","\d{4}-\d\d-\d\d",""\r\n/,
  );
});

test("a person who does not wait for the rows gets those of the fields as they are", async ({ page, context }) => {
  await openPage(page, SITE);
  await paste(page, Array.from({ length: 1000 }, (_, index) => `shop-${index}`).join("\n"));
  await mailboxOf(page).fill("jane");
  const release = await holdSlices(page);
  await mailboxOf(page).fill("john");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1,000 items copied to clipboard")).toBeVisible();
  expect((await readClipboard(context)).split("\n").filter((email) => !email.startsWith("john+"))).toEqual([]);
  await release();
  await expect(rows(page).nth(1)).toContainText("john+");
});

test("two thousand recipients are a thousand rows, of which few are in the document", async ({ page }) => {
  await openPage(page, SITE);
  await mailboxOf(page).fill("a-long-mailbox-name");
  await page.getByRole("radio", { name: "Without a plus" }).check();
  await paste(page, Array.from({ length: 2000 }, (_, index) => `shop ${index}`).join("\n"));
  await expect(page.getByText("Only the first 1,000 lines are used.")).toBeVisible();
  await expect(page.getByRole("table", { name: "New addresses" })).toHaveAttribute("aria-rowcount", "1001");
  expect(await rows(page).count()).toBeLessThan(60);
});

test("with the book on, an address is remembered, comes first the next time, and is given to nobody else", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z");
  await openWithBook(page);
  await recipientOf(page).fill("netflix.com");
  await mailboxOf(page).fill("jane.doe");
  await page.keyboard.press("Enter");
  await expect(result(page)).toHaveText("jane.doe+netflix@gmail.comGiven on 21 November 2026");
  await buttonOf(page, "Next address").click();
  await expect(result(page)).toHaveText("jane.doe+netflix2@gmail.com");
  await recipientOf(page).focus();
  await page.keyboard.press("Enter");
  await expect(result(page)).toHaveText("jane.doe+netflix2@gmail.comGiven on 21 November 2026");

  await openPage(page, SITE);
  await expect(mailboxOf(page)).toHaveValue("jane.doe@gmail.com");
  await recipientOf(page).fill("Netflix");
  await expect(result(page)).toHaveText(/Given on 21 November 2026/);
  // Another site of that name.
  await recipientOf(page).fill("netflix.de");
  await expect(result(page)).toHaveText("jane.doe+netflix3@gmail.com");
});

test("with the book on, many recipients are remembered at once and keep their addresses", async ({ page }) => {
  await openWithBook(page);
  await mailboxOf(page).fill("jane");
  await recipientOf(page).fill("netflix.com\namazon.com");
  await page.getByRole("radio", { name: "Without a plus" }).check();
  await expect(rows(page)).toContainText(["", "j.ane@gmail.com", "ja.ne@gmail.com"]);
  await buttonOf(page, "Copy and remember all").click();
  await expect(rows(page)).toContainText(["", "j.ane@gmail.comGiven on", "ja.ne@gmail.comGiven on"]);
});

test("an address that cannot be stored is copied all the same, and the page says so", async ({ page, context }) => {
  await openWithBook(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("The device is full", "QuotaExceededError");
    };
  });
  await mailboxOf(page).fill("jane");
  await recipientOf(page).fill("netflix");
  await page.keyboard.press("Enter");
  await expect(page.locator("form").getByRole("alert")).toHaveText("Copied, but not remembered. The device is full.");
  expect(await readClipboard(context)).toBe("jane+netflix@gmail.com");
  await expect(result(page)).toHaveText("jane+netflix@gmail.com");
});

test("the key n opens the view and leads to its field, from anywhere", async ({ page }) => {
  await openPage(page);
  await page.getByRole("button", { name: "Theme", exact: true }).focus();
  const hasFocus = () => recipientOf(page).evaluate((field) => field === document.activeElement, { timeout: 5000 });
  await page.keyboard.press("n");
  await expect(recipientOf(page)).toBeFocused();
  await expect(recipientOf(page)).toHaveValue("");
  await expect(page).toHaveURL("/?lang=en&view=site");

  await page.getByRole("heading", { level: 1 }).click();
  await pressShortcut(page, "n", hasFocus);
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

test("a view that cannot be loaded is offered again", async ({ page }) => {
  await page.route(/\/assets\/Site-/, (route) => route.abort("internetdisconnected"));
  await openPage(page);
  await linkOf(page).click();
  await expect(page.getByText("A part of the page could not be loaded")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Many addresses, one inbox");
  await page.unroute(/\/assets\/Site-/);
  await buttonOf(page, "Retry").click();
  await expect(recipientOf(page)).toBeVisible();
});
