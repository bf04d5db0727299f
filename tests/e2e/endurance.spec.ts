import { expect, type Page } from "@playwright/test";

import { compressTime } from "./compressTime";
import { copyAll } from "./copyAll";
import { makeList } from "./makeList";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";
import { watchErrors } from "./watchErrors";

test.use({ colorScheme: "light" });

const fieldOf = (page: Page) => page.getByRole("textbox").first();
const generateOf = (page: Page) => page.getByRole("button", { name: "Generate" });
const rowOf = (page: Page, email: string) => page.getByRole("checkbox", { name: email, exact: true });

/** Clicks one button after the other, faster than any hand. */
async function click(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll("button")];
    for (const name of wanted) buttons.find(({ textContent }) => textContent === name)?.click();
  }, names);
}

test(
  "many Generates and Shuffles in quick succession run one at a time, and no list is stale",
  { tag: "@matrix" },
  async ({ page }) => {
    const errors = watchErrors(page);
    await compressTime(page);
    await openPage(page);
    await makeList(page, "jane");
    await page.evaluate(() => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      new MutationObserver(() => counts.push(document.querySelectorAll("[role=grid]").length)).observe(document.body, {
        subtree: true,
        childList: true,
      });
    });
    for (let round = 1; round <= 10; round += 1) {
      await fieldOf(page).fill(`jane${round}`);
      // The first click of each round counts: a new list, or another order of the one before.
      const isGenerate = round % 5 !== 0;
      await click(page, isGenerate ? ["Generate", "Shuffle", "Generate"] : ["Shuffle", "Generate"]);
      await fieldOf(page).fill("somebody else");
      await expect(rowOf(page, `jane${isGenerate ? round : round - 1}@gmail.com`)).toBeVisible();
      await expect(generateOf(page)).not.toHaveAttribute("aria-disabled");
    }
    expect(await page.evaluate(() => Math.max(...(window as unknown as { counts: number[] }).counts))).toBe(1);
    await expect(page.getByRole("checkbox", { name: "somebodyelse@gmail.com" })).toHaveCount(0);
    expect(await copyAll(page)).toHaveLength(2000);
    expect(errors).toEqual([]);
  },
);

test("a page left during Generate or Shuffle still works after Back", { tag: "@matrix" }, async ({ page }) => {
  const errors = watchErrors(page);
  await openPage(page);
  for (const name of ["Generate", "Shuffle"]) {
    await test.step(name, async () => {
      await makeList(page, "jane");
      await click(page, [name]);
      await page.goto("/?lang=es");
      await page.goBack();
      await expect(page).toHaveURL("/?lang=en");
      await makeList(page, "john");
      expect(await copyAll(page)).toHaveLength(2000);
    });
  }
  expect(errors).toEqual([]);
});

test(
  "thirty changes of language and theme leave the last ones, the list and the selection",
  { tag: "@matrix" },
  async ({ page }) => {
    const errors = watchErrors(page);
    await openPage(page);
    await makeList(page, "jane");
    const before = await copyAll(page);
    await rowOf(page, before[1]!).check();

    // A menu gets its choices when it is first opened.
    for (const menu of ["Theme", "Language: English"]) {
      await page.getByRole("button", { name: menu, exact: true }).click();
    }
    await page.evaluate(async () => {
      const menus = [...document.querySelectorAll("[role=radiogroup]")];
      const [languages, themes] = menus.map((menu) => menu.querySelectorAll("input"));
      const [english, portuguese, spanish, french] = languages!;
      const [light, dark, system] = themes!;
      for (let round = 0; round < 30; round += 1) {
        [portuguese, spanish, french, english][round % 4]!.click();
        [dark, light, system][round % 3]!.click();
        if (round % 5 === 0) await new Promise(requestAnimationFrame);
      }
      spanish!.click();
      dark!.click();
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Muchas direcciones, un solo buzón");
    await expect(page.locator("html")).toHaveClass("dark");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page).toHaveURL("/?lang=es");
    await expect(page.getByText("1 seleccionada de 2000")).toBeVisible();
    await expect(rowOf(page, before[1]!)).toBeChecked();
    await rowOf(page, before[1]!).uncheck();
    await page.getByRole("button", { name: "Copiar todo" }).click();
    await expect.poll(() => readClipboard(page.context())).toBe(before.join("\n"));
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      "plusdot.theme": "dark",
      "plusdot.generator.language": "es",
    });
    expect(errors).toEqual([]);
  },
);
