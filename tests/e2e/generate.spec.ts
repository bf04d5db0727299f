import { expect } from "@playwright/test";

import { copyAll } from "./copyAll";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";

// The whole list is in the window.
test.use({ viewport: { width: 1280, height: 1400 } });

test("a person types an address, makes a list, copies it, makes another one and copies some of that", async ({
  page,
}) => {
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
  const others = await copyAll(page);
  expect(others).not.toEqual(emails);

  const [, second, third, , fifth] = others;
  for (const email of [fifth, second]) await page.getByRole("checkbox", { name: email!, exact: true }).check();
  await page.getByRole("button", { name: "Copy selected (2)" }).click();
  await expect.poll(() => readClipboard(page.context())).toBe(`${second}\n${fifth}`);
  await page.getByRole("button", { name: `Copy ${third}`, exact: true }).click();
  await expect.poll(() => readClipboard(page.context())).toBe(third);
});
