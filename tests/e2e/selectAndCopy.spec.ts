import { expect } from "@playwright/test";

import { copyAll } from "./copyAll";
import { generateList } from "./generateList";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";

test("the list, the selected rows and a row reach the clipboard", async ({ page }) => {
  await openPage(page);
  await generateList(page, "jane");
  const emails = await copyAll(page);
  expect(new Set(emails).size).toBe(2000);

  const [, second, third, , fifth] = emails;
  for (const email of [fifth, second]) await page.getByRole("checkbox", { name: email!, exact: true }).check();
  await page.getByRole("button", { name: "Copy selected (2)" }).click();
  await expect.poll(() => readClipboard(page.context())).toBe(`${second}\n${fifth}`);

  await page.getByRole("button", { name: `Copy ${third}`, exact: true }).click();
  await expect.poll(() => readClipboard(page.context())).toBe(third);
});

test.describe("on a touch screen", () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the button of a row is always shown", async ({ page }) => {
    await openPage(page);
    await generateList(page, "jane");
    const copy = page.getByRole("button", { name: "Copy jane@gmail.com", exact: true });
    await expect(copy).toHaveCSS("opacity", "1");
    await copy.tap();
    await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
    expect(await readClipboard(page.context())).toBe("jane@gmail.com");
  });
});
