import { expect, type Locator } from "@playwright/test";

import { storeBook } from "./storeBook";
import { languages } from "../../src/languages/languages";
import { openPage } from "./openPage";
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
