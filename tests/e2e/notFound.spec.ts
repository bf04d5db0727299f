import { expect } from "@playwright/test";

import { holdScripts } from "./holdScripts";
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

for (const { when, holdsScripts } of [
  { when: "with the program", holdsScripts: false },
  { when: "before the program runs", holdsScripts: true },
]) {
  for (const link of ["Retour à l’accueil", "Plusdot, page d’accueil"]) {
    test(`"${link}" leads to the tool in the same language, ${when}`, async ({ page }) => {
      if (holdsScripts) await holdScripts(page);
      await page.goto("/missing?lang=fr", { waitUntil: "commit" });
      if (!holdsScripts) await expect(page).toHaveTitle("Page introuvable – Plusdot");
      await page.getByRole("link", { name: link }).click();
      await expect(page).toHaveURL("/?lang=fr");
      await expect(page.getByRole("textbox", { name: "Adresse ou nom d’utilisateur Gmail" })).toBeVisible();
    });
  }
}

test("the links follow a change of the language", async ({ page }) => {
  await page.goto("/missing?lang=fr");
  await page.getByRole("button", { name: "Langue\u00a0: Français" }).click();
  await page.getByRole("radio", { name: "Español" }).click();
  await expect(page.getByRole("link", { name: "Volver al inicio" })).toHaveAttribute("href", "/?lang=es");
  await expect(page.getByRole("link", { name: "Plusdot, página de inicio" })).toHaveAttribute("href", "/?lang=es");
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
  const title = page.locator("meta[property='og:title']");
  await expect(title).toHaveAttribute("content", "Página no encontrada – Plusdot");
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /Gmail/);
  await expect(page.locator("meta[name=description]")).not.toHaveAttribute("content", /Turn one/);
  await expect(page).toHaveURL("/missing?lang=es");
});

test("the server answers a malformed path with 404, and goes on", async ({ request }) => {
  for (const path of ["/%E0%A4%A", "/%00", "/index.html/more"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 404]);
  }
  expect((await request.get("/")).status()).toBe(200);
});
