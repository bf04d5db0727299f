import { expect, test } from "@playwright/test";

for (const path of ["/missing", "/deep/missing/page", "/missing.html?utm=1", "/assets/missing"]) {
  test(`${path} is answered with the page for it and the status 404`, async ({ page }) => {
    const logged = page.waitForEvent("console", (message) => message.text().includes(path.split("?")[0]!));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Page not found – Plusdot");
    await expect(page.getByRole("heading", { name: "Oops! Page not found", level: 1 })).toBeVisible();
    expect((await logged).text()).toBe(`404: there is no page at ${path.split("?")[0]}`);
  });
}

test("the link returns to the tool", async ({ page }) => {
  await page.goto("/missing");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("textbox", { name: "Gmail address or username" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  await expect(page).toHaveTitle("Plusdot: many Gmail addresses, one inbox");
});

test("the page speaks the language of the visit, and changes it in place", async ({ page }) => {
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

test("what is not a page is not found either, and the server goes on", async ({ request }) => {
  for (const path of ["/%E0%A4%A", "/%00", "/index.html/more"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 404]);
  }
  expect((await request.get("/")).status()).toBe(200);
});
