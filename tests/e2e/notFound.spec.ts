import { expect } from "@playwright/test";

import { test } from "./test";

test("an unknown path is answered with the 404 page, and with that status", async ({ page }) => {
  for (const path of ["/missing", "/deep/missing/page", "/missing.html?utm=1", "/assets/missing"]) {
    await test.step(path, async () => {
      const [pathname] = path.split("?");
      const logged = page.waitForEvent("console", (message) => message.text().includes(pathname!));
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle("Page not found – Plusdot");
      await expect(page.getByRole("heading", { name: "Oops! Page not found", level: 1 })).toBeVisible();
      expect((await logged).text()).toBe(`404: there is no page at ${pathname}`);
    });
  }
});

test("the link returns to the tool", async ({ page }) => {
  await page.goto("/missing");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("textbox", { name: "Gmail address or username" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  await expect(page).toHaveTitle("Plusdot: many Gmail addresses, one inbox");
});

test("the page is in the language of the visit, and another one is shown in place", async ({ page }) => {
  await page.goto("/missing?lang=fr");
  await expect(page.getByRole("heading", { name: "Oups\u202f! Page introuvable" })).toBeVisible();
  await expect(page).toHaveTitle("Page introuvable – Plusdot");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");

  await page.getByRole("button", { name: "Langue\u00a0: Français" }).click();
  await page.getByRole("radio", { name: "Español" }).click();
  await expect(page.getByRole("heading", { name: "¡Vaya! Página no encontrada" })).toBeVisible();
  await expect(page).toHaveTitle("Página no encontrada – Plusdot");
  await expect(page).toHaveURL("/missing?lang=es");
});

test("the server answers a malformed path with 404, and goes on", async ({ request }) => {
  for (const path of ["/%E0%A4%A", "/%00", "/index.html/more"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 404]);
  }
  expect((await request.get("/")).status()).toBe(200);
});
