import { expect, type Locator } from "@playwright/test";

import { makeList } from "./makeList";
import { layoutFaults } from "./layoutFaults";
import { test } from "./test";

/** A window of 1280 × 1024 pixels at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };

test.use({ viewport: ZOOMED });

test("in a low window the longest address wraps, and the list and the table of the check leave room to scroll the page", async ({
  page,
}) => {
  await page.goto("/?lang=en");
  const username = "a-long-mailbox-name-that-hardly-fits-in-one-line-of-a-phone";
  await makeList(page, username);
  // The search and the toolbar would take all of the window.
  await expect(page.getByRole("grid").getByText(`${username}@gmail.com`, { exact: true })).toBeInViewport();
  expect(await layoutFaults(page)).toEqual([]);

  const list = page.getByRole("grid");
  await expectRoomBeside(list);
  await list.evaluate((element) => element.scrollIntoView());
  await expect(list).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByRole("button", { name: "Copy all" })).not.toBeInViewport();

  await page.getByRole("link", { name: "Check addresses" }).first().click();
  const addresses = Array.from({ length: 50 }, (_, index) => `jane+${index}@gmail.com`);
  await page.getByRole("textbox", { name: "Addresses to check" }).fill(addresses.join("\n"));
  const table = page.getByRole("region").filter({ has: page.getByRole("table") });
  await expect(table).toBeVisible();
  await expectRoomBeside(table);
});

async function expectRoomBeside(rows: Locator): Promise<void> {
  const { height } = (await rows.boundingBox())!;
  expect(height).toBeGreaterThan(150);
  expect(height).toBeLessThan(ZOOMED.height - 44);
}
