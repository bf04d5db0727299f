import { expect, type Page } from "@playwright/test";

import { openPage } from "./openPage";
import { test } from "./test";

const SITE = "/?view=site";

const regionOf = (page: Page) => page.getByRole("region", { name: "Who has which address" });
const buttonOf = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const switchOn = (page: Page) => page.getByRole("switch", { name: "Remember on this device" }).click();

async function give(page: Page, recipient: string): Promise<void> {
  await page.getByRole("textbox", { name: "Site, shop or person" }).fill(recipient);
  await page.getByRole("textbox", { name: "Gmail address or username" }).fill("jane");
  await buttonOf(page, "Copy and remember").click();
  await expect(buttonOf(page, `Delete jane+${recipient}@gmail.com for ${recipient}`)).toBeVisible();
}

const readCopy = (page: Page) => page.evaluate(async () => (await (await caches.match("/plusdot.book"))?.text()) ?? "");

/** The browser loses the database while no page of the site has it open. */
async function loseDatabase(page: Page): Promise<void> {
  // A file of the site that runs no program.
  await page.goto("/robots.txt");
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase("plusdot.book");
        request.addEventListener("success", resolve);
        request.addEventListener("blocked", reject);
      }),
  );
}

test("a list whose database is taken away comes back without what was deleted, and the page says from when", async ({
  page,
}) => {
  await openPage(page, SITE);
  await switchOn(page);
  await give(page, "netflix");
  await give(page, "bakery");
  await expect.poll(() => readCopy(page)).toContain("bakery");
  await buttonOf(page, "Delete jane+bakery@gmail.com for bakery").click();
  // The copy of before the removal has both.
  await expect.poll(() => readCopy(page)).toMatch(/^(?!.*bakery).*netflix/s);

  await loseDatabase(page);
  await openPage(page, SITE);
  await expect(buttonOf(page, "Delete jane+netflix@gmail.com for netflix")).toBeVisible();
  await expect(regionOf(page)).toContainText(
    /It was restored from the second copy of it, made on \d+ \w+ \d{4} at \d+:\d\d\./,
  );
  await expect(regionOf(page).getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("textbox", { name: "Gmail address or username" })).toHaveValue("jane@gmail.com");

  await buttonOf(page, "Delete everything").click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();
  await expect(regionOf(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Remember on this device" })).not.toBeChecked();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
