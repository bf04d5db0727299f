import { expect } from "@playwright/test";

import { copyAll } from "./copyAll";
import { openPage } from "./openPage";
import { test } from "./test";

// The whole list is in the window.
test.use({ viewport: { width: 1280, height: 1400 } });

test("a person types an address, makes a list, copies it and makes another one", async ({ page }) => {
  // Whoever is quick finds nothing loaded ahead: the browser is never idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openPage(page);
  const field = page.getByRole("textbox", { name: "Gmail address or username" });
  const toasts = page.getByRole("region", { name: "Notifications" });
  const list = page.getByRole("grid", { name: "Alias list" });
  const original = list.getByRole("checkbox", { name: "jane@gmail.com", exact: true });
  await expect(page.getByText("No aliases generated yet")).toBeVisible();
  await field.fill("jane");
  await expect(page.getByRole("group", { name: "How Gmail reads this address" })).toContainText("jane@gmail.com");
  await field.press("Enter");

  await expect(toasts.getByText("2,000 emails", { exact: true })).toBeVisible();
  await expect(page.getByText("0 selected of 2,000 emails", { exact: true })).toBeVisible();
  await expect(page.getByText("No aliases generated yet")).toHaveCount(0);
  const emails = await copyAll(page);
  expect(emails).toHaveLength(2000);
  expect(emails[0]).toBe("jane@gmail.com");
  await expect(original).toBeVisible();
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(list.getByRole("checkbox", { name: emails.at(-1)!, exact: true })).toBeInViewport();
  await expect(original).toHaveCount(0);

  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect(toasts.getByText("Aliases shuffled!")).toBeVisible();
  await expect(original).toBeVisible();
  expect(await copyAll(page)).not.toEqual(emails);
});
