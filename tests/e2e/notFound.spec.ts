import { expect } from "@playwright/test";

import { holdScripts } from "./holdScripts";
import { test } from "./test";
import { textOf } from "./textOf";

test("an unknown path has the 404 page with its status, in the language of the visit before the program runs, and leads to the tool", async ({
  page,
}) => {
  const release = await holdScripts(page);
  for (const place of ["notFound", "header"]) {
    const response = await page.goto("/deep/missing?lang=fr", { waitUntil: "commit" });
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf("fr", "notFound", "title"));
    await expect(page).toHaveTitle(textOf("fr", "document", "titles.notFound"));
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.getByRole("link", { name: textOf("fr", place, "home") }).click();
    await expect(page).toHaveURL("/?lang=fr");
    await expect(page.getByRole("textbox", { name: textOf("fr", "make", "field") })).toBeVisible();
  }

  release();
  const logged = page.waitForEvent("console", (message) => message.text().includes("missing"));
  await page.goto("/missing.html?utm=1");
  await expect(page).toHaveTitle("Page not found – Plusdot");
  expect((await logged).text()).toBe("404: there is no page at /missing.html");
});
