import { expect, type Page } from "@playwright/test";

import { generateList } from "./generateList";
import { openPage } from "./openPage";
import { test } from "./test";

const rowOf = (page: Page, email: string) => gridOf(page).getByRole("checkbox", { name: email, exact: true });

test("the list leaves the browser its keys", async ({ page }) => {
  await openPage(page);
  await generateList(page, "jane");
  await rowOf(page, "jane@gmail.com").focus();
  await page.evaluate(() => {
    const taken: string[] = [];
    Object.assign(window, { taken });
    window.addEventListener("keydown", ({ key, defaultPrevented }) => defaultPrevented && taken.push(key));
  });
  for (const keys of ["Alt+ArrowLeft", "Meta+ArrowRight", "Control+Shift+c", "Control+Home", "Control+PageDown"]) {
    await page.keyboard.press(keys);
  }
  await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(() => (window as unknown as { taken: string[] }).taken)).toEqual(["ArrowDown"]);
});
