import { expect } from "@playwright/test";

import { copyAll } from "./copyAll";
import { makeList } from "./makeList";
import { openPage } from "./openPage";
import { test } from "./test";
import { watchErrors } from "./watchErrors";

test("a page left during Generate or Shuffle still works after Back", { tag: "@matrix" }, async ({ page }) => {
  const errors = watchErrors(page);
  await openPage(page);
  for (const name of ["Generate", "Shuffle"]) {
    await test.step(name, async () => {
      await makeList(page, "jane");
      // Faster than any hand.
      await page.getByRole("button", { name }).dispatchEvent("click");
      await page.goto("/?lang=es");
      await page.goBack();
      await expect(page).toHaveURL("/?lang=en");
      await makeList(page, "john");
      expect(await copyAll(page)).toHaveLength(2000);
    });
  }
  expect(errors).toEqual([]);
});
