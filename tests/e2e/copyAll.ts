import { expect, type Page } from "@playwright/test";

import { readClipboard } from "./readClipboard";

/** Copies the list with its button. @returns The lines of the clipboard afterwards. */
export async function copyAll(page: Page): Promise<string[]> {
  await page.evaluate(() => navigator.clipboard.writeText("nothing yet"));
  await page.getByRole("button", { name: "Copy all" }).click();
  let text = "";
  await expect
    .poll(async () => {
      text = await readClipboard(page.context());
      return text;
    })
    .not.toBe("nothing yet");
  return text.split("\n");
}
