import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";

import { findShareTarget } from "./share";
import { test } from "./test";

/*
 * The site as GitHub Pages has it: below a path, on an origin that the build knows.
 */

test.use({ serviceWorkers: "allow" });
// One build serves all of them.
test.describe.configure({ mode: "default" });

const BASE = "/plusdot/";
const ADDRESS = `https://example.org${BASE}`;
const variables = { BASE_PATH: BASE, SITE_URL: "https://example.org" };

let folder: string;
let server: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "plusdot-"));
  const env = { ...process.env, ...variables };
  await promisify(execFile)("npx", ["vite", "build", "--outDir", folder, "--emptyOutDir"], { env });
  const started = spawn("node", ["scripts/serve.js"], { env: { ...env, PORT: "0", SITE: folder } });
  server = started;
  const [greeting] = (await once(started.stdout, "data")) as [Buffer];
  ({ origin } = new URL(/http\S+/.exec(String(greeting))?.[0] ?? ""));
});

test.afterAll(async () => {
  server.kill();
  await rm(folder, { recursive: true });
});

test(`every address in the pages and every file that they load is below ${BASE}`, async ({ page }) => {
  for (const file of ["", "404.html"]) {
    const loaded = new Set<string>();
    page.on("request", (request) => loaded.add(request.url()));
    await page.goto(`${origin}${BASE}${file}?lang=en`);
    await serviceWorkerReady(page);

    const addresses = [...(await addressesIn(page)), ...loaded].map((address) => new URL(address));
    const own = addresses.filter((address) => address.origin === origin);
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter(({ pathname }) => !pathname.startsWith(BASE))).toEqual([]);
    await expectAllToAnswer(page, own);
  }
});

test("the manifest, its icons and its scope are below the base path", async ({ page }) => {
  await page.goto(`${origin}${BASE}`);
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifestUrl = new URL(href ?? "", page.url());
  const manifest = (await (await page.request.get(manifestUrl.href)).json()) as Manifest;

  expect([manifestUrl.pathname, manifest.start_url, manifest.scope]).toEqual([
    `${BASE}manifest.webmanifest`,
    BASE,
    BASE,
  ]);
  const icons = manifest.icons.map(({ src }) => new URL(src, manifestUrl));
  expect(icons.map(({ pathname }) => pathname)).toEqual(
    ["icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png"].map((file) => `${BASE}${file}`),
  );
  await expectAllToAnswer(page, icons);
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== "any")) {
    expect([src, await sizeOf(page, new URL(src, manifestUrl))]).toEqual([src, sizes]);
  }
  const light = page.locator("meta[name=theme-color]").first();
  await expect(light).toHaveAttribute("content", manifest.theme_color);
  expect(manifest.background_color).toBe(manifest.theme_color);
});

test(`the bookmark and what another app shares lead to ${BASE}`, async ({ page, context }) => {
  const recipient = page.getByRole("textbox", { name: "Site, shop or person" });
  await page.goto(`${origin}${BASE}?view=site&lang=en`);
  await page.getByRole("button", { name: "Use it from any page" }).click();
  const address = await page.getByRole("link", { name: "Plusdot for this page" }).getAttribute("href");
  expect(decodeURIComponent(address!)).toContain(`"${origin}${BASE}?view=site#for="`);

  await serviceWorkerReady(page);
  const share = await findShareTarget(page);
  await context.setOffline(true);
  await share({ url: `${origin}/netflix/` });
  await expect(recipient).toHaveValue(`${origin}/netflix/`);
  await share({ url: `${origin}${BASE}?lang=fr` });
  await expect(page.getByRole("link", { name: "Plusdot for this page" })).toBeFocused();
  await expect(recipient).toHaveValue("");
  expect(page.url()).toBe(`${origin}${BASE}?view=site&lang=en`);
});

test(
  "after one visit the tool works without a network, in another language and with the 404 page",
  { tag: "@matrix" },
  async ({ page, context }) => {
    await page.goto(`${origin}${BASE}?lang=en`);
    await serviceWorkerReady(page);
    await context.setOffline(true);
    await page.reload();
    await page.locator("header").getByRole("button", { name: "Language" }).click();
    await page.getByRole("radio", { name: "Français" }).click();
    await page.getByRole("textbox").first().fill("jane.doe");
    await page.keyboard.press("Enter");

    await expect(page.getByRole("grid").getByRole("row").first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    expect(page.url()).toBe(`${origin}${BASE}?lang=fr`);

    for (const file of ["", "index.html"]) {
      await page.goto(`${origin}${BASE}${file}?view=site&lang=en`);
      await expect(page.getByRole("textbox", { name: "Site, shop or person" })).toBeFocused();
      await expect(page.locator("[data-drawn]")).toHaveAttribute("data-drawn", "site");
      expect(page.url()).toBe(`${origin}${BASE}?view=site&lang=en`);
    }

    const response = await page.goto(`${origin}${BASE}no/such/page`);
    expect(response?.status()).toBe(404);
  },
);

test("an unknown path leads to the 404 page, and its link and the path without its slash to the tool", async ({
  page,
}) => {
  const response = await page.goto(`${origin}${BASE}no/such/page?lang=en`);
  expect(response?.status()).toBe(404);
  await page.getByRole("main").getByRole("link").click();
  await expect(page.getByRole("textbox").first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(BASE);

  await page.goto(`${origin}/plusdot?lang=es`);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect(page.url()).toBe(`${origin}${BASE}?lang=es`);
});

test("nothing is served outside of the base path, and search engines may read what is in it", async ({ request }) => {
  for (const address of ["/", "/index.html", "/icon.svg", "/plusdotty/"]) {
    expect([address, (await request.get(`${origin}${address}`)).status()]).toEqual([address, 404]);
  }
  const response = await request.get(`${origin}${BASE}robots.txt`);
  expect([response.status(), await response.text()]).toEqual([200, "User-agent: *\nAllow: /\n"]);
});

test("search engines find the same languages in each of them, and no address of the 404 page", async ({ page }) => {
  for (const language of ["en", "fr"]) {
    await page.goto(`${origin}${BASE}?lang=${language}`);
    await serviceWorkerReady(page);
    const alternates = page.locator("link[rel=alternate]");
    expect(
      await alternates.evaluateAll((links) =>
        links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
      ),
    ).toEqual([
      ["x-default", ADDRESS],
      ["en", `${ADDRESS}?lang=en`],
      ["pt", `${ADDRESS}?lang=pt`],
      ["es", `${ADDRESS}?lang=es`],
      ["fr", `${ADDRESS}?lang=fr`],
    ]);
    // One canonical link for all languages would take the other ones out of the index.
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    await expect(page.locator("meta[property='og:url']")).toHaveAttribute("content", ADDRESS);
  }
  await page.goto(`${origin}${BASE}404.html`);
  await expect(page.locator("link[rel=alternate], link[rel=canonical], meta[property='og:url']")).toHaveCount(0);
});

test("other sites can show a link to either page with a title, a text and a picture", async ({ page }) => {
  for (const [file, title] of [
    ["", "Plusdot: many Gmail addresses, one inbox"],
    ["no/such/page", "Page not found – Plusdot"],
  ] as const) {
    await page.goto(`${origin}${BASE}${file}?lang=en`);
    const share = await page
      .locator("meta[property^='og:'], meta[name^=twitter]")
      .evaluateAll((tags) =>
        Object.fromEntries(
          tags.map((tag) => [tag.getAttribute("property") ?? tag.getAttribute("name"), tag.getAttribute("content")]),
        ),
      );
    expect(share).toEqual({
      ...(file === "" ? { "og:url": ADDRESS } : {}),
      "og:title": title,
      "og:description": expect.stringMatching(/^Turn one Gmail address into up to 2,000 others/) as unknown,
      "og:type": "website",
      "og:image": `${ADDRESS}card.png`,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringContaining("jane.doe+shop@gmail.com") as unknown,
      "twitter:card": "summary_large_image",
    });
  }
  expect(await sizeOf(page, new URL(`${ADDRESS}card.png`))).toBe("1200x630");
});

interface Manifest {
  readonly start_url: string;
  readonly scope: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

/** @returns The size of a PNG file, from its header: `512x512`. */
async function sizeOf(page: Page, { pathname }: URL): Promise<string> {
  const file = await (await page.request.get(`${origin}${pathname}`)).body();
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

/** All that links and files in the page name, also in the templates of the other languages, and the program's files. */
function addressesIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const templates = [...document.querySelectorAll("template")].map(({ content }) => content);
    const named = [document, ...templates].flatMap((root) =>
      [...root.querySelectorAll("[href], [src]")].flatMap((element) => [
        element.getAttribute("href"),
        element.getAttribute("src"),
      ]),
    );
    const files = document.querySelector("script[data-files]")?.getAttribute("data-files") ?? "{}";
    const { program, imports, parts } = JSON.parse(files) as {
      program: string;
      imports: string[];
      parts: Record<string, string[]>;
    };
    return [...named, program, ...imports, ...Object.values(parts).flat()]
      .filter((address) => address !== null)
      .map((address) => new URL(address, document.baseURI).href);
  });
}

async function expectAllToAnswer(page: Page, addresses: readonly URL[]): Promise<void> {
  const unique = [...new Set(addresses.map(({ href }) => href.split("#", 1)[0]!))];
  const answers = await Promise.all(
    unique.map(async (address) => [address, (await page.request.get(address)).status()] as const),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
}

async function serviceWorkerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}
