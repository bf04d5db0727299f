import { expect } from "@playwright/test";

import { test } from "./test";
import { textOf } from "./textOf";

test.use({ colorScheme: "dark", viewport: { width: 360, height: 740 } });

test("on a phone the address and the button that copies it follow the first field, above the keyboard, and Enlarge fills the window", async ({
  page,
}) => {
  await page.goto("/?view=site&lang=fr");
  const form = page.locator("main form:visible");
  await form.getByRole("textbox", { name: textOf("fr", "make", "field") }).fill("jane.doe");
  await form.getByRole("textbox", { name: textOf("fr", "site", "recipient") }).fill("netflix.com");
  await expect(form.getByRole("status")).toHaveText("jane.doe+netflix@gmail.com");
  const submit = form.getByRole("button", { name: textOf("fr", "site", "copy"), exact: true });
  // The order that is seen is the order of the keys.
  await page.keyboard.press("Tab");
  await expect(submit).toBeFocused();
  const { y, height } = (await submit.boundingBox())!;
  // Above a keyboard on a phone of 844 pixels.
  expect(y + height).toBeLessThan(844 - 330);

  await page.getByRole("button", { name: textOf("fr", "site", "show"), exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeInViewport({ ratio: 0.99 });
});
