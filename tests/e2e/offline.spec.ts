import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";

const PORT = 4183;

test("after one visit the whole tool works without a network, in every language", async ({ page, context }) => {
  await page.goto("/?lang=en");
  await serviceWorkerReady(page);
  await context.setOffline(true);
  await page.reload();

  for (const [language, count] of [
    ["Português", "0 selecionado de 2.000 endereços"],
    ["Español", "0 seleccionadas de 2000 direcciones"],
    ["Français", "0 sélectionnée sur 2 000 adresses"],
    ["English", "0 selected of 2,000 emails"],
  ] as const) {
    await page.locator("header").getByRole("button").nth(1).click();
    await page.getByRole("radio", { name: language }).click();
    await page.getByRole("textbox").first().fill("jane.doe");
    await page.keyboard.press("Enter");
    await expect(page.getByText(count)).toBeVisible();
  }
});

test("without a network an unknown path shows the 404 page, with its status", async ({ page, context }) => {
  await page.goto("/?lang=en");
  await serviceWorkerReady(page);
  await context.setOffline(true);

  const response = await page.goto("/no/such/page?lang=es");

  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "¡Vaya! Página no encontrada" })).toBeVisible();
});

test("a new build takes over at the next visit, and the old one's files go", async ({ context }) => {
  const folder = await mkdtemp(path.join(tmpdir(), "plusdot-"));
  await build(folder, "old@example.com");
  let server = await serve(folder);
  try {
    const page = await context.newPage();
    await page.goto(`http://localhost:${PORT}/?lang=en`);
    await serviceWorkerReady(page);
    const oldProgram = await programOf(page);

    server.kill();
    await once(server, "exit");
    await build(folder, "new@example.com");
    server = await serve(folder);
    await page.reload();
    await newWorkerWaiting(page);

    // Under the person's hands nothing changes.
    await page.reload();
    await expect(page.getByRole("link", { name: "old@example.com" })).toBeVisible();
    await page.close();

    const nextVisit = await context.newPage();
    await expect(async () => {
      await nextVisit.goto(`http://localhost:${PORT}/?lang=en`);
      await expect(nextVisit.getByRole("link", { name: "new@example.com" })).toBeVisible({ timeout: 1000 });
    }).toPass();
    const kept = await nextVisit.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).not.toContain(oldProgram);
    expect(kept).toContain(await programOf(nextVisit));
  } finally {
    server.kill();
    await rm(folder, { recursive: true });
  }
});

async function serviceWorkerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

async function newWorkerWaiting(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe("installed");
}

async function programOf(page: Page): Promise<string> {
  const files = await page.locator("script[data-files]").getAttribute("data-files");
  return (JSON.parse(files ?? "") as { program: string }).program;
}

async function build(folder: string, contact: string): Promise<void> {
  await promisify(execFile)("npx", ["vite", "build", "--outDir", folder, "--emptyOutDir"], {
    env: { ...process.env, VITE_CONTACT_EMAIL: contact },
  });
}

async function serve(folder: string): Promise<ChildProcess> {
  const server = spawn("node", ["scripts/serve.js"], { env: { ...process.env, PORT: String(PORT), SITE: folder } });
  await once(server.stdout, "data");
  return server;
}
