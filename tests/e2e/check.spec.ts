import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { generateList } from "./generateList";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";
import { watchErrors } from "./watchErrors";

const TITLES = {
  en: { lang: "en", title: "Whose address is it? – Plusdot", heading: "Whose address is it?" },
  pt: { lang: "pt-BR", title: "De quem é este endereço? – Plusdot", heading: "De quem é este endereço?" },
  es: { lang: "es", title: "¿De quién es esta dirección? – Plusdot", heading: "¿De quién es esta dirección?" },
  fr: {
    lang: "fr",
    title: "À qui est cette adresse\u202f? – Plusdot",
    heading: "À qui est cette adresse\u202f?",
  },
};

const SIGN_UPS = `Jane <jane.doe+netflix@gmail.com>; janedoe@googlemail.com
JANE.DOE+netflix@gmail.com, roe@yahoo.com a..b@gmail.com
solo@gmail.com`;

const makeLink = (page: Page) => page.getByRole("link", { name: "Make aliases" });
const checkLink = (page: Page) => page.getByRole("link", { name: "Check addresses" });
const makeField = (page: Page) => page.getByRole("textbox", { name: "Gmail address or username" });
const checkField = (page: Page) => page.getByRole("textbox", { name: "Addresses to check" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const rows = (page: Page) => page.getByRole("table").getByRole("row");

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await checkField(page).focus();
  await page.keyboard.press("ControlOrMeta+v");
}

test("a link leads to the check and back in place, and both views keep what they hold", async ({ page }) => {
  await openPage(page);
  await generateList(page, "jane");
  await page.getByRole("checkbox", { name: "jane@gmail.com", exact: true }).check();
  await page.getByRole("grid").evaluate((grid) => grid.scrollTo({ top: 40_000 }));
  await makeField(page).fill("john");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await expect(makeLink(page)).toHaveAttribute("aria-current", "page");

  await checkLink(page).click();
  await expect(heading(page)).toHaveText("Whose address is it?");
  await expect(page).toHaveURL("/?lang=en&view=check");
  await expect(checkLink(page)).toHaveAttribute("aria-current", "page");
  await expect(makeLink(page)).not.toHaveAttribute("aria-current");
  await expect(page.getByRole("main")).toHaveCount(1);
  await checkField(page).fill(SIGN_UPS);

  await page.goBack();
  await expect(heading(page)).toHaveText("Many addresses, one inbox");
  await expect(page).toHaveURL("/?lang=en");
  await expect(page).toHaveTitle("Plusdot: many Gmail addresses, one inbox");
  await expect(makeField(page)).toHaveValue("john");
  await expect(page.getByText("1 selected of 2,000 emails")).toBeVisible();
  await expect(page.getByRole("grid")).toHaveJSProperty("scrollTop", 40_000);

  await page.goForward();
  await expect(page).toHaveTitle("Whose address is it? – Plusdot");
  await expect(checkField(page)).toHaveValue(SIGN_UPS);
  await expect(rows(page)).toHaveCount(7);

  await makeLink(page).click();
  await expect(makeField(page)).toHaveValue("john");
  await expect(page).toHaveURL("/?lang=en");
  // A link to the view that is shown adds no step to the history.
  await makeLink(page).click();
  await page.goBack();
  await expect(checkField(page)).toHaveValue(SIGN_UPS);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("the links have addresses of their own: with a key held down, the browser opens a tab", async ({ page }) => {
  await openPage(page);
  await expect(checkLink(page)).toHaveAttribute("href", "?lang=en&view=check");
  await expect(makeLink(page)).toHaveAttribute("href", "?lang=en");
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    checkLink(page).click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(checkField(tab)).toBeVisible();
  await expect(makeField(page)).toBeVisible();
});

for (const [language, { lang, title, heading: name }] of Object.entries(TITLES)) {
  test(
    `a visit can start with the check, and the other view is never seen: ${language}`,
    { tag: language === "fr" ? [] : "@matrix" },
    async ({ page }) => {
      const errors = watchErrors(page);
      await page.addInitScript(() => {
        const seen = new Set<string>();
        const shifts: number[] = [];
        Object.assign(window, { seen, shifts });
        const look = () => {
          for (const shown of document.querySelectorAll("h1")) {
            if (shown.checkVisibility({ visibilityProperty: true })) seen.add(shown.textContent);
          }
          requestAnimationFrame(look);
        };
        look();
        new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
          type: "layout-shift",
          buffered: true,
        });
      });
      await page.goto(`/?view=check&lang=${language}`);

      await expect(heading(page)).toHaveText(name);
      await expect(page).toHaveTitle(title);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const { seen, shifts } = await page.evaluate(() => {
        const noted = window as unknown as { seen: Set<string>; shifts: number[] };
        return { seen: [...noted.seen], shifts: noted.shifts };
      });
      expect(seen).toEqual([name]);
      expect(shifts).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
}

test("an unknown view is ignored", async ({ page }) => {
  await openPage(page, "/?view=mail");
  await expect(heading(page)).toHaveText("Many addresses, one inbox");
  await expect(makeField(page)).toBeVisible();
  await openPage(page, "/missing?view=check");
  await expect(heading(page)).toHaveText("Oops! Page not found");
});

test("another language keeps the view and the pasted text", async ({ page }) => {
  await openPage(page, "/?view=check");
  await checkField(page).fill(SIGN_UPS);
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("radio", { name: "Français" }).click();
  await expect(page).toHaveTitle(TITLES.fr.title);
  await expect(page).toHaveURL("/?view=check&lang=fr");
  await expect(page.getByRole("textbox")).toHaveValue(SIGN_UPS);
  await expect(rows(page).nth(1)).toContainText("donnée à\u00a0: netflix");
});

test("a list names the mailbox of each address, and groups those that share one", async ({ page }) => {
  await openPage(page, "/?view=check");
  await expect(page.getByText("Paste the address that spam came to")).toBeVisible();
  await checkField(page).fill(SIGN_UPS);

  await expect(page.getByText("6 addresses, 2 mailboxes, 1 repeated", { exact: true })).toBeVisible();
  const cells = await rows(page).evaluateAll((all) =>
    all.map((row) => Array.from(row.children, (cell) => Array.from(cell.childNodes, (node) => node.textContent))),
  );
  expect(cells).toEqual([
    [["Address"], ["Mailbox"], ["Tag"], ["Group"]],
    [["jane.doe+netflix@gmail.com"], ["janedoe@gmail.com"], ["given to: netflix"], ["same mailbox 1"]],
    [["janedoe@googlemail.com"], ["janedoe@gmail.com"], ["no tag"], ["same mailbox 1"]],
    [["JANE.DOE+netflix@gmail.com"], ["janedoe@gmail.com"], ["given to: netflix"], ["same mailbox 1", "repeated"]],
    [["roe@yahoo.com"], ["other host: yahoo.com"], [], []],
    [["a..b@gmail.com"], ["not an address"], [], []],
    [["solo@gmail.com"], ["solo@gmail.com"], ["no tag"], []],
  ]);

  await page.getByRole("button", { name: "Clear" }).click();
  await expect(checkField(page)).toHaveValue("");
  await expect(checkField(page)).toBeFocused();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByText("Paste the address that spam came to")).toBeVisible();

  await checkField(page).fill("jane\nroe");
  await expect(page.getByText("There is no address in this text")).toBeVisible();
});

test.describe("in São Paulo", () => {
  test.use({ timezoneId: "America/Sao_Paulo" });

  test("the result can be copied, and saved as a file that runs no formula", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-21T07:38:01Z");
    await openPage(page, "/?view=check&lang=fr");
    await page.getByRole("textbox").first().fill("=A1+B1@x jane+netflix@gmail.com j.ane@gmail.com");

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV", exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("gmail-check-20261121-043801.csv");
    expect(await readFile(await file.path(), "utf8")).toBe(
      '"Adresse","Type","Boîte","Tag","Groupe"\r\n' +
        `"'=A1+B1@x","invalid","","",""\r\n` +
        '"jane+netflix@gmail.com","gmail","jane@gmail.com","netflix","1"\r\n' +
        '"j.ane@gmail.com","gmail","jane@gmail.com","","1"',
    );

    await page.getByRole("button", { name: "Copier le résultat" }).click();
    await expect(page.getByText("3 éléments copiés dans le presse-papiers")).toBeVisible();
    expect(await readClipboard(page.context())).toBe(
      "'=A1+B1@x\tinvalid\t\t\t\n" +
        "jane+netflix@gmail.com\tgmail\tjane@gmail.com\tnetflix\t1\n" +
        "j.ane@gmail.com\tgmail\tjane@gmail.com\t\t1",
    );
  });
});

test("ten thousand lines are all checked, and few of them are in the document", async ({ page }) => {
  await openPage(page, "/?view=check");
  const lines = Array.from({ length: 10_000 }, (_, index) => `j.ane${index % 5000}+site${index}@gmail.com`);
  await paste(page, lines.join("\n"));
  await expect(page.getByText("10,000 addresses, 5,000 mailboxes", { exact: true })).toBeVisible();
  await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
  expect(await rows(page).count()).toBeLessThan(60);

  const result = page.getByRole("region", { name: "Result" });
  await result.focus();
  await page.keyboard.press("End");
  await expect(rows(page).last()).toHaveAttribute("aria-rowindex", "10001");
  await expect(rows(page).last()).toContainText("given to: site9999");
  await expect(rows(page).last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("columnheader", { name: "Mailbox" })).toBeInViewport({ ratio: 1 });
});

test.describe("where the check cannot be fetched", () => {
  for (const path of ["/?lang=en", "/?lang=en&view=check"]) {
    test(`the page says so, keeps the generator, and the next try works: ${path}`, async ({ page }) => {
      await page.route(/\/assets\/Checker-.*\.js/, (route) => route.abort("internetdisconnected"));
      await openPage(page, path);
      if (!path.includes("view")) await checkLink(page).click();
      await expect(page.getByText("A part of the page could not be loaded.")).toBeVisible();
      await expect(makeField(page)).toBeVisible();
      await expect(page).toHaveTitle("Plusdot: many Gmail addresses, one inbox");

      await page.unroute(/\/assets\/Checker-.*\.js/);
      await checkLink(page).click();
      await expect(checkField(page)).toBeVisible();
    });
  }

  test("the page can still be read if the program is missing too", async ({ page }) => {
    await page.route(/\/assets\/main-.*\.js/, (route) => route.abort("internetdisconnected"));
    await page.goto("/?view=check&lang=en");
    await expect(heading(page)).toHaveText("Many addresses, one inbox");
  });
});

test("Back closes a dialog, which would block the other view without being seen", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await openPage(page);
  await makeField(page).fill("jane");
  await expect(page.getByText("jane@gmail.com")).toBeVisible();
  await checkLink(page).click();
  await checkField(page).fill(SIGN_UPS);
  await page.getByRole("button", { name: "Copy result" }).click();
  await expect(page.getByRole("dialog", { name: "Copy by hand" })).toBeVisible();

  await page.goBack();
  await makeField(page).click();
  await expect(makeField(page)).toBeFocused();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});
