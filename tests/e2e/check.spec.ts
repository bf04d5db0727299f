import { expect, type Locator } from "@playwright/test";

import { storeBook } from "./storeBook";
import { languages } from "../../src/i18n/languages/languages";
import { openPage } from "./openPage";
import { test } from "./test";
import { textOf } from "./textOf";

/** The height of a phone's keyboard, and of the bars of its system and browser, in pixels. */
const COVERED = 336 + 97;

for (const language of languages) {
  test(
    `on a phone the answer for one address fits above the keyboard, and at a computer it begins beside the field: ${language}`,
    { tag: language === "fr" ? [] : "@matrix" },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await storeBook(page, [
        { recipient: "netflix.com", email: "jane.doe+netflix@gmail.com", date: "2026-11-20", note: "" },
      ]);
      await openPage(page, `/?view=check&lang=${language}`);
      const field = page.getByRole("textbox", { name: textOf(language, "check", "field") });
      await field.fill("jane.doe+netflix@gmail.com");
      // The view of one site, which is rendered ahead, has it in its list.
      const answer = page.getByText("netflix.com", { exact: true }).filter({ visible: true }).first();
      await expect(answer).toBeVisible();
      const label = page.getByText(textOf(language, "check", "field"), { exact: true });
      // The program takes over what the build drew.
      await expect(label).toBeVisible();
      expect((await edgesOf(answer)).bottom - (await edgesOf(label)).top).toBeLessThan(844 - COVERED);

      await page.setViewportSize({ width: 1280, height: 800 });
      // A list has its numbers at the same height.
      for (const text of ["jane.doe+netflix@gmail.com", "jane.doe+shop@gmail.com janedoe@gmail.com roe@gmail.com"]) {
        await field.fill(text);
        const card = page.locator(".answer:visible").filter({ has: page.getByRole("button", { name: "CSV" }) });
        // A card takes the place of another.
        await expect.poll(async () => (await card.boundingBox())?.y).toBe(80);
      }
      const readLines = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().height);
      for (const row of await page.getByRole("row").all()) expect(await readLines(row)).toBeLessThan(60);
    },
  );
}

async function edgesOf(part: Locator): Promise<{ top: number; bottom: number; left: number; right: number }> {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { top: y, bottom: y + height, left: x, right: x + width };
}
