import { readFile } from "node:fs/promises";

import { expect, type Locator } from "@playwright/test";

import { storeBook } from "./storeBook";
import { languages } from "../../src/languages/languages";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";
import { textOf } from "./textOf";

/** The height of a phone's keyboard, and of the bars of its system and browser, in pixels. */
const COVERED = 336 + 97;

for (const language of languages) {
  test(
    `on a phone the answer for one address fits above the keyboard, and in a table no usual address and no mark has two lines: ${language}`,
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

      await field.fill("jane.doe+shop@gmail.com janedoe@gmail.com JANEDOE@gmail.com roe@gmail.com");
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
      const [table, box] = [await edgesOf(page.getByRole("table")), await edgesOf(field)];
      expect([table.left, table.right]).toEqual([box.left + 1, box.right - 1]);
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
    await page
      .getByRole("textbox")
      .first()
      .fill("=A1+B1@gmail.com jane+netflix@gmail.com j.ane@gmail.com J.ANE@gmail.com");
    await expect(page.getByRole("table")).toContainText("donnée à =1+1 le 20 novembre 2026");

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV", exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("gmail-check-20261121-043801.csv");
    expect(await readFile(await file.path(), "utf8")).toBe(
      '\uFEFF"Address","Kind","Mailbox","Tag","Group","Repeated","Given to"\r\n' +
        `"'=A1+B1@gmail.com","invalid","","","","",""\r\n` +
        '"jane+netflix@gmail.com","gmail","jane@gmail.com","netflix","1","",""\r\n' +
        `"j.ane@gmail.com","gmail","jane@gmail.com","","1","","'=1+1 (2026-11-20)"\r\n` +
        `"J.ANE@gmail.com","gmail","jane@gmail.com","","1","yes","'=1+1 (2026-11-20)"`,
    );

    await page.getByRole("button", { name: "Copier le résultat" }).click();
    await expect(page.getByText("4 éléments copiés dans le presse-papiers")).toBeVisible();
    const [headings, ...lines] = (await readClipboard(page.context())).split("\n");
    expect(headings).toMatch(/^Adresse\tType\tBoîte mail\tTag\tGroupe\tRépétée\t/);
    expect(lines).toEqual([
      "'=A1+B1@gmail.com\tn’est pas une adresse\t\t\t\t\t",
      "jane+netflix@gmail.com\tGmail\tjane@gmail.com\tnetflix\t1\t\t",
      "j.ane@gmail.com\tGmail\tjane@gmail.com\t\t1\t\t'=1+1 (20 novembre 2026)",
      "J.ANE@gmail.com\tGmail\tjane@gmail.com\t\t1\trépétée\t'=1+1 (20 novembre 2026)",
    ]);
  });
});
