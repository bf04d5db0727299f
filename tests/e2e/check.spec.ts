import { readFile } from "node:fs/promises";

import { expect, type Locator, type Page } from "@playwright/test";

import { makeList } from "./makeList";
import { storeBook } from "./storeBook";
import { LANGUAGES } from "./languages";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";
import { textOf } from "./textOf";

const SIGN_UPS = `Jane <jane.doe+netflix@gmail.com>; janedoe@googlemail.com
JANE.DOE+netflix@gmail.com, roe@yahoo.com a..b@gmail.com
solo@gmail.com`;

const makeLink = (page: Page) => page.getByRole("link", { name: "Make aliases" });
const checkLink = (page: Page) => page.getByRole("link", { name: "Check addresses" }).first();
const makeField = (page: Page) => page.getByRole("textbox", { name: "Gmail address or username" });
const checkField = (page: Page) => page.getByRole("textbox", { name: "Addresses to check" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const rows = (page: Page) => page.getByRole("table").getByRole("row");

test("a link leads to the check and back in place, and both views keep what they hold", async ({ page }) => {
  await openPage(page);
  await makeList(page, "jane");
  await page.getByRole("checkbox", { name: "jane@gmail.com", exact: true }).check();
  await page.getByRole("grid").evaluate((grid) => grid.scrollTo({ top: 40_000 }));
  await makeField(page).fill("john");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await expect(makeLink(page)).toHaveAttribute("aria-current", "page");

  await checkLink(page).click();
  await expect(heading(page)).toHaveText("Where do these addresses lead?");
  await expect(page).toHaveURL("/?lang=en&view=check");
  await expect(checkLink(page)).toHaveAttribute("aria-current", "page");
  await expect(makeLink(page)).not.toHaveAttribute("aria-current");
  await expect(page.getByRole("main")).toHaveCount(1);
  await checkField(page).fill(SIGN_UPS);

  await page.goBack();
  await expect(heading(page)).toHaveText("Many addresses, one inbox");
  await expect(page).toHaveURL("/?lang=en");
  await expect(page).toHaveTitle(textOf("en", "messages", "document.titles.make"));
  await expect(makeField(page)).toHaveValue("john");
  await expect(page.getByText("1 selected of 2,000 emails")).toBeVisible();
  await expect(page.getByRole("grid")).toHaveJSProperty("scrollTop", 40_000);

  await page.goForward();
  await expect(page).toHaveTitle(textOf("en", "messages", "document.titles.check"));
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

/** The height of a phone's keyboard, and of the bars of its system and browser, in pixels. */
const COVERED = 336 + 97;

for (const language of LANGUAGES) {
  test(
    `on a phone, the field and the answer for one address fit above the keyboard: ${language}`,
    { tag: language === "fr" ? [] : "@matrix" },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await storeBook(page, [
        { recipient: "netflix.com", email: "jane.doe+netflix@gmail.com", date: "2026-11-20", note: "" },
      ]);
      await openPage(page, `/?view=check&lang=${language}`);
      const field = page.getByRole("textbox", { name: textOf(language, "check", "field") });
      await field.fill("jane.doe+netflix@gmail.com");
      const answer = page.getByRole("cell", { name: "netflix.com" });
      await expect(answer).toBeVisible();
      const { top } = await edgesOf(page.getByText(textOf(language, "check", "field"), { exact: true }));
      expect((await edgesOf(answer)).bottom - top).toBeLessThan(844 - COVERED);
    },
  );

  test(
    `in the table, no usual address and no mark has two lines: ${language}`,
    { tag: language === "fr" ? [] : "@matrix" },
    async ({ page }) => {
      await openPage(page, `/?view=check&lang=${language}`);
      await page
        .getByRole("textbox", { name: textOf(language, "check", "field") })
        .fill("jane.doe+netflix@gmail.com janedoe@gmail.com JANEDOE@gmail.com roe@gmail.com");
      const marks = page.getByText(textOf(language, "check", "group", { number: "1" }), { exact: true });
      await expect(marks).toHaveCount(3);
      const marked = [marks.first(), page.getByText(textOf(language, "check", "repeated"), { exact: true })];
      const cells = page.getByRole("row").nth(1).getByRole("cell");
      const linesOf = (part: Locator) =>
        part.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
        });
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForFunction((wanted) => document.documentElement.clientWidth === wanted, width);
        for (const part of [...marked, cells.first(), cells.nth(1)]) expect(await linesOf(part)).toBe(1);
      }
      const [table, field] = [await edgesOf(page.getByRole("table")), await edgesOf(page.getByRole("textbox"))];
      expect([table.left, table.right]).toEqual([field.left + 1, field.right - 1]);
    },
  );
}

async function edgesOf(part: Locator): Promise<{ top: number; bottom: number; left: number; right: number }> {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { top: y, bottom: y + height, left: x, right: x + width };
}

test.describe("in São Paulo", () => {
  test.use({ timezoneId: "America/Sao_Paulo" });

  test("the result can be copied, and saved as a file, with the recipients of the book and no formula", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2026-11-21T07:38:01Z");
    await storeBook(page, [{ recipient: "=1+1", email: "j.ane@gmail.com", date: "2026-11-20", note: "" }]);
    await openPage(page, "/?view=check&lang=fr");
    await page.getByRole("textbox").first().fill("=A1+B1@x jane+netflix@gmail.com j.ane@gmail.com J.ANE@gmail.com");
    await expect(page.getByRole("table")).toContainText("donnée à =1+1 le 20 novembre 2026");

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV", exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("gmail-check-20261121-043801.csv");
    expect(await readFile(await file.path(), "utf8")).toBe(
      '\uFEFF"Address","Kind","Mailbox","Tag","Group","Repeated","Given to"\r\n' +
        `"'=A1+B1@x","invalid","","","","",""\r\n` +
        '"jane+netflix@gmail.com","gmail","jane@gmail.com","netflix","1","",""\r\n' +
        `"j.ane@gmail.com","gmail","jane@gmail.com","","1","","'=1+1 (2026-11-20)"\r\n` +
        `"J.ANE@gmail.com","gmail","jane@gmail.com","","1","yes","'=1+1 (2026-11-20)"`,
    );

    await page.getByRole("button", { name: "Copier le résultat" }).click();
    await expect(page.getByText("4 éléments copiés dans le presse-papiers")).toBeVisible();
    const [headings, ...lines] = (await readClipboard(page.context())).split("\n");
    expect(headings).toMatch(/^Adresse\tType\tBoîte mail\tTag\tGroupe\tRépétée\t/);
    expect(lines).toEqual([
      "'=A1+B1@x\tn’est pas une adresse\t\t\t\t\t",
      "jane+netflix@gmail.com\tGmail\tjane@gmail.com\tnetflix\t1\t\t",
      "j.ane@gmail.com\tGmail\tjane@gmail.com\t\t1\t\t'=1+1 (20 novembre 2026)",
      "J.ANE@gmail.com\tGmail\tjane@gmail.com\t\t1\trépétée\t'=1+1 (20 novembre 2026)",
    ]);
  });
});

test("the printed check is the whole table with a heading, black on white", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await openPage(page, "/?view=check");
  const lines = Array.from({ length: 300 }, (_, index) => `j.ane+site${index}@gmail.com`);
  await checkField(page).fill(`${lines.join("\n")}\nroe@yahoo.com`);
  await expect(page.getByText("301 addresses, 1 Gmail mailbox, 299 duplicates", { exact: true })).toBeAttached();

  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(heading(page)).toHaveText("Where do these addresses lead?");
  await expect(rows(page)).toHaveCount(302);
  await expect(rows(page).last()).toContainText("other domain: yahoo.com");
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link")).toHaveCount(0);
  await expect(page.getByRole("textbox")).toHaveCount(0);
  const colours = await rows(page).evaluateAll((all) =>
    all.flatMap((row) => Array.from(row.querySelectorAll("*"), (cell) => getComputedStyle(cell).color)),
  );
  expect(new Set(colours)).toEqual(new Set(["rgb(0, 0, 0)"]));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    "rgba(0, 0, 0, 0)",
  );
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");

  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(rows(page).last()).not.toContainText("yahoo.com");
  await expect(page.getByRole("button", { name: "Copy result" })).toBeVisible();
});
