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

test("before the program runs, the page has the language of the visit, and its links lead to the tool in it", async ({
  page,
}) => {
  await holdScripts(page);
  for (const link of ["Retour à l’accueil", "Plusdot, page d’accueil"]) {
    await page.goto("/missing?lang=fr", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Oups\u202f! Page introuvable" })).toBeVisible();
    await expect(page).toHaveTitle("Page introuvable – Plusdot");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.getByRole("link", { name: link }).click();
    await expect(page).toHaveURL("/?lang=fr");
    await expect(page.getByRole("textbox", { name: "Adresse ou nom d’utilisateur Gmail" })).toBeVisible();
  }
});

test("the server answers a malformed path with 404, and goes on", async ({ request }) => {
  for (const path of ["/%E0%A4%A", "/%00", "/index.html/more"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 404]);
  }
  expect((await request.get("/")).status()).toBe(200);
});
