import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type APIRequestContext, expect } from "@playwright/test";

import { languages } from "../../src/i18n/languages/languages";
import { findShareTarget } from "./share";
import { test } from "./test";
import { textOf } from "./textOf";

/*
 * The site as GitHub Pages has it: below a path, on an origin that the build knows. It needs a build of its own, so all
 * of it is in the matrix.
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
  // A minifier could leave out the name of a file.
  await promisify(execFile)("npx", ["vite", "build", "--minify", "false", "--outDir", folder, "--emptyOutDir"], {
    env,
  });
  const started = spawn("node", ["scripts/serve.js"], { env: { ...env, PORT: "0", SITE: folder } });
  server = started;
  const [greeting] = (await once(started.stdout, "data")) as [Buffer];
  ({ origin } = new URL(/http\S+/.exec(String(greeting))?.[0] ?? ""));
});

test.afterAll(async () => {
  server.kill();
  await rm(folder, { recursive: true });
});

test(
  `the files of the site are below ${BASE}, and name nothing outside of it`,
  { tag: "@matrix" },
  async ({ request }) => {
    const read = async (file: string) => (await request.get(`${origin}${BASE}${file}`)).text();
    const pages = Object.fromEntries(
      await Promise.all(
        ["", "site.html", "check.html", "404.html"].map(async (file) => [file, await read(file)] as const),
      ),
    );
    const own = Object.values(pages).flatMap(addressesIn);
    expect(own.length).toBeGreaterThan(40);
    expect(own.filter(({ pathname }) => !pathname.startsWith(BASE))).toEqual([]);

    const manifest = JSON.parse(await read("manifest.webmanifest")) as Manifest;
    expect([manifest.start_url, manifest.scope]).toEqual([BASE, BASE]);
    const toOwn = (address: string) => new URL(address, `${origin}${BASE}manifest.webmanifest`);
    const icons = manifest.icons.map(({ src }) => toOwn(src));
    expect(icons.map(({ pathname }) => pathname)).toEqual(
      ["icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png"].map((file) => `${BASE}${file}`),
    );
    for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== "any")) {
      expect([src, await sizeOf(request, toOwn(src))]).toEqual([src, sizes]);
    }
    const light = tagsIn(pages[""]!, "meta").find(({ name }) => name === "theme-color");
    expect(light).toMatchObject({ content: manifest.theme_color });
    expect(manifest.background_color).toBe(manifest.theme_color);
    const shortcuts = manifest.shortcuts.map(({ name, url }) => [name, toOwn(url).href]);
    expect(shortcuts).toEqual([["One per site", `${origin}${BASE}?view=site`]]);
    await expectAllToAnswer(request, [...own, ...icons]);

    expect(await read("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  },
);

test(
  "search engines find the same languages, and other sites a title, a text and a picture",
  { tag: "@matrix" },
  async ({ request }) => {
    const read = async (file: string) => (await request.get(`${origin}${BASE}${file}`)).text();
    const [home, lost] = await Promise.all([read(""), read("404.html")]);
    const alternates = tagsIn(home, "link").filter(({ rel }) => rel === "alternate");
    expect(alternates.map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ["x-default", ADDRESS],
      ...languages.map((language) => [language, `${ADDRESS}?lang=${language}`]),
    ]);
    // One canonical link for all languages would take the other ones out of the index.
    const engineTags = [home, lost].map((html) =>
      tagsIn(html, "link").filter(({ rel }) => rel === "canonical" || (html === lost && rel === "alternate")),
    );
    expect(engineTags).toEqual([[], []]);

    for (const html of [home, lost]) {
      const metas = tagsIn(html, "meta").map(({ property, name, content }) => [property ?? name, content] as const);
      // Otherwise iOS makes links of the addresses.
      expect(metas).toContainEqual(["format-detection", "telephone=no,email=no"]);
      expect(metas).toContainEqual([
        "og:title",
        textOf("en", "document", `titles.${html === home ? "make" : "notFound"}`),
      ]);
      expect(metas).toContainEqual(["og:image", `${ADDRESS}card.png`]);
      expect(metas.filter(([name]) => name === "og:url")).toEqual(html === home ? [["og:url", ADDRESS]] : []);
    }
    expect(await sizeOf(request, new URL(`${ADDRESS}card.png`))).toBe("1200x630");
  },
);

test(
  `an unknown path leads to ${BASE}, and so do the bookmark and what another app shares; all that is loaded is below it`,
  { tag: "@matrix" },
  async ({ page, context }) => {
    const loaded = new Set<string>();
    context.on("request", (request) => loaded.add(request.url()));
    const recipient = page.getByRole("textbox", { name: "Site, shop or person" });
    await page.goto(`${origin}${BASE}no/such/page?lang=en`);
    await page.getByRole("main").getByRole("link").click();
    await expect(page.getByRole("textbox").first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(BASE);

    await page.goto(`${origin}${BASE}?view=site&lang=en`);
    await page.getByRole("button", { name: "Use Plusdot from any page" }).click();
    const address = await page.getByRole("link", { name: "Plusdot for this page" }).getAttribute("href");
    expect(decodeURIComponent(address!)).toContain(`"${origin}${BASE}?view=site#for="`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(loaded.size).toBeGreaterThan(10);
    expect([...loaded].filter((file) => !file.startsWith(`${origin}${BASE}`))).toEqual([]);

    const share = await findShareTarget(page);
    await context.setOffline(true);
    await share({ url: `${origin}/netflix/` });
    await expect(recipient).toHaveValue(`${origin}/netflix/`);
    await share({ url: `${origin}${BASE}?lang=fr` });
    await expect(page).toHaveURL(`${origin}${BASE}?view=site&lang=en`);
    await expect(recipient).toHaveValue("");
  },
);

interface Manifest {
  readonly start_url: string;
  readonly scope: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

/** Returns the size of a PNG file, from its header: `512x512`. */
async function sizeOf(request: APIRequestContext, { pathname }: URL): Promise<string> {
  const file = await (await request.get(`${origin}${pathname}`)).body();
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

/** Returns the attributes of each such tag of a page, without those of its templates. */
function tagsIn(html: string, name: string): Record<string, string | undefined>[] {
  const tags = html.match(new RegExp(`<${name} [^>]*>`, "g")) ?? [];
  return tags.map((tag) =>
    Object.fromEntries(Array.from(tag.matchAll(/([\w:-]+)=(["'])(.*?)\2/g), ([, key, , value]) => [key!, value!])),
  );
}

/** Returns each address of the site that a page names, also in its templates, and those of the program's files. */
function addressesIn(html: string): URL[] {
  const named = Array.from(html.matchAll(/ (?:href|src)=(["'])(.*?)\1/g), ([, , address]) => address!);
  const [, , files] = / data-files=(["'])(.*?)\1/.exec(html)!;
  const { program, imports, parts } = JSON.parse(files!.replaceAll("&quot;", '"')) as {
    program: string;
    imports: string[];
    parts: Record<string, string[]>;
  };
  return [...named, program, ...imports, ...Object.values(parts).flat()]
    .map((address) => new URL(address.replaceAll("&amp;", "&"), `${origin}${BASE}`))
    .filter((address) => address.origin === origin);
}

async function expectAllToAnswer(request: APIRequestContext, addresses: readonly URL[]): Promise<void> {
  const unique = [...new Set(addresses.map(({ href }) => href.split("#", 1)[0]!))];
  const answers = await Promise.all(
    unique.map(async (address) => [address, (await request.get(address)).status()] as const),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
}
