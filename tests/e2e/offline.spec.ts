import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";

import { languageOf, languages } from "../../src/i18n/languages/languages";
import { makeList } from "./makeList";
import { findShareTarget } from "./share";
import { test } from "./test";
import { textOf } from "./textOf";
import { watchErrors } from "./watchErrors";

test.use({ serviceWorkers: "allow" });

test("after one visit the whole tool works without a network, in every language, and so do a share and the 404 page", async ({
  page,
  context,
  baseURL,
}) => {
  const errors = watchErrors(page);
  await page.goto("/?lang=en");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const share = await findShareTarget(page);
  await context.setOffline(true);
  await page.reload();

  for (const [index, language] of [...languages.slice(1), languages[0]].entries()) {
    const { name } = languageOf[language];
    await page.getByRole("button", { name: languageOf[languages[index]!].name }).click();
    await page.getByRole("radio", { name }).click();
    await expect(page.getByRole("button", { name })).toBeVisible();
    // Another name for each, and a wait for its list: the page scrolls to a list that comes later, away from the menu.
    await makeList(page, `jane${index}`);
    await expect(page.getByRole("grid", { name: textOf(language, "make", "results.list") })).toBeVisible();
  }

  // The text that another app shares fills the view, and is in no address. The host hears nothing of it.
  for (const [fields, text] of [
    [{ url: "https://netflix.com/a?b#c", text: "Look", title: "Netflix" }, "https://netflix.com/a?b#c"],
    [{ url: "", text: "Look: https://netflix.com/ü", title: "Netflix" }, "netflix.com"],
    [{ title: "Boulangerie Müller" }, "Boulangerie Müller"],
    [{ text: "Look" }, "Look"],
    [{}, ""],
  ] as const) {
    await share(fields);
    await expect(page.getByRole("textbox", { name: "Site, shop or person" })).toHaveValue(text);
    expect(page.url()).toBe(`${baseURL}/?view=site&lang=en`);
  }
  expect(await page.evaluate(() => navigation.entries().filter(({ url }) => url?.includes("#")))).toEqual([]);
  expect(errors).toEqual([]);

  const response = await page.goto("/no/such/page?lang=es");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "¡Vaya! Página no encontrada" })).toBeVisible();
});

test("the worker's list has the hash of each file but the pages and the manifest", async ({ request }) => {
  const worker = await (await request.get("/serviceWorker.js")).text();
  const files = worker.match(/\{[^{}]*"url":"[^"]*"[^{}]*\}/g)!.filter((file) => !/\.(?:html|webmanifest)"/.test(file));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !file.includes('"integrity":"sha256-'))).toEqual([]);
});

test(
  "a new build takes over at the next visit, and the files of the old one go",
  { tag: "@matrix" },
  async ({ context }) => {
    const copy = await serveCopy();
    try {
      const page = await context.newPage();
      const errors = watchErrors(page);
      await page.goto(`${copy.origin}/?lang=en`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      const oldProgram = await programOf(page);

      await copy.rebuild();
      await page.reload();
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
        .toBe("installed");

      // The page that a person is using does not change.
      await page.reload();
      await expect(page.getByRole("link", { name: "hello@example.com" })).toBeVisible();
      await page.close();

      // The new worker takes over once the browser has let go of the old page. No event says so, and a visit that
      // comes too early must be left again.
      const nextVisit = await context.newPage();
      const newErrors = watchErrors(nextVisit);
      await expect(async () => {
        await nextVisit.goto("about:blank");
        await nextVisit.goto(`${copy.origin}/?lang=en`);
        expect(await nextVisit.getByRole("contentinfo").getByRole("link").allTextContents()).toEqual([
          "new@example.com",
        ]);
      }).toPass();
      const kept = await nextVisit.evaluate(async () => {
        const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
        const requests = await Promise.all(caches.map((cache) => cache.keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(kept).not.toContain(oldProgram);
      expect(kept).toContain(await programOf(nextVisit));
      // Its pages are of one build, whichever view is asked for.
      await nextVisit.goto(`${copy.origin}/?view=site&lang=en`);
      await expect(nextVisit.locator("[data-drawn=site]")).toHaveCount(1);
      await expect(nextVisit.getByRole("contentinfo").getByRole("link")).toHaveText("new@example.com");
      const share = await findShareTarget(nextVisit);
      copy.stop();
      await share({ url: "https://netflix.com/" });
      await expect(nextVisit.getByRole("textbox", { name: "Site, shop or person" })).toHaveValue(
        "https://netflix.com/",
      );
      expect([...errors, ...newErrors]).toEqual([]);
    } finally {
      copy.stop();
    }
  },
);

test("a page of an old build keeps its files, says once that there is a new one, and gets it by a press, alone", async ({
  context,
}) => {
  const copy = await serveCopy();
  try {
    const page = await context.newPage();
    await page.goto(`${copy.origin}/?lang=en`);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await copy.rebuild();
    // The host no longer has this file.
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("radio", { name: "Français" }).click();
    await expect(page.getByRole("button", { name: "Langue\u00a0: Français" })).toBeVisible();

    const other = await context.newPage();
    await other.goto(`${copy.origin}/?view=site&lang=en`);
    const toastOf = (one: Page) => one.getByRole("region").and(one.locator("[aria-live]")).getByRole("group");
    await expect(toastOf(other)).toHaveText("There is a new version of Plusdot.Reloading clears what you typed.Reload");
    await expect(toastOf(page)).toHaveText(/^Une nouvelle version de Plusdot est disponible\..*Recharger$/);
    await toastOf(page).getByRole("button", { name: "Recharger" }).focus();

    await toastOf(other).getByRole("button", { name: "Reload" }).click();
    await expect(other.getByRole("link", { name: "new@example.com" })).toBeVisible();
    await expect(toastOf(other)).toHaveCount(0);

    await expect(page.getByRole("link", { name: "hello@example.com" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "new@example.com" })).toBeVisible();
  } finally {
    copy.stop();
  }
});

async function programOf(page: Page): Promise<string> {
  const files = await page.locator("script[data-files]").getAttribute("data-files");
  return (JSON.parse(files ?? "") as { program: string }).program;
}

/**
 * Changes the site as another build would, in a fraction of the time: the contact address, the names of all scripts,
 * and with them the revisions and hashes in the worker's list.
 */
async function rebuild(site: string): Promise<void> {
  const scripts = await readdir(path.join(site, "assets"));
  const newNames = new Map(
    scripts.filter((name) => name.endsWith(".js")).map((name) => [name, name.replace(/\.js$/, "-new.js")]),
  );
  const hashes = new Map<string, string>();
  const files = (await readdir(site, { recursive: true })).filter((file) => /\.(?:js|html)$/.test(file));
  for (const file of files) {
    const text = await readFile(path.join(site, file), "utf8");
    const newText = text
      .replaceAll(/[\w-]+\.js\b/g, (name) => newNames.get(name) ?? name)
      .replaceAll("hello@example.com", "new@example.com");
    for (const hash of [revisionOf, integrityOf]) hashes.set(hash(text), hash(newText));
    await writeFile(path.join(site, file), newText);
  }
  for (const [name, newName] of newNames) {
    await rename(path.join(site, "assets", name), path.join(site, "assets", newName));
  }

  const worker = path.join(site, "serviceWorker.js");
  const text = await readFile(worker, "utf8");
  await writeFile(
    worker,
    text.replaceAll(/(?<="(?:revision|integrity)":")[^"]+/g, (hash) => hashes.get(hash) ?? hash),
  );
}

/** @returns The name of a file's content in the worker's list. */
function revisionOf(text: string): string {
  return createHash("md5").update(text).digest("hex");
}

const integrityOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

interface Copy {
  readonly origin: string;
  /** Serves another build in place of this one. */
  readonly rebuild: () => Promise<void>;
  readonly stop: () => void;
}

/** Serves a copy of the built site, which can change. */
async function serveCopy(): Promise<Copy> {
  const site = await mkdtemp(path.join(tmpdir(), "plusdot-"));
  await cp("dist", site, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  let { server, port } = await serve(site, "0");
  return {
    origin: `http://localhost:${port}`,
    async rebuild() {
      server.kill();
      await once(server, "exit");
      await rebuild(site);
      ({ server, port } = await serve(site, port));
    },
    stop() {
      server.kill();
      rmSync(site, { recursive: true, force: true });
    },
  };
}

async function serve(site: string, port: string): Promise<{ server: ChildProcess; port: string }> {
  const server = spawn("node", ["scripts/serve.js"], { env: { ...process.env, PORT: port, SITE: site } });
  const [line] = (await once(server.stdout, "data")) as [Buffer];
  return { server, port: /localhost:(\d+)/.exec(String(line))![1]! };
}
