import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer, text } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, gzip } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { toHeadersFile } from "../build/headersFile.ts";

const FILES = {
  "index.html": "<p>The tool</p>",
  "404.html": "<p>Not found</p>",
  "icon.svg": "<svg></svg>",
  "assets/main-1a2b3c4d.js": "run();",
};
const PAGES = ["", "index.html", "404.html"];
const PAGE_POLICIES = Object.fromEntries(PAGES.map((page) => [page, "default-src 'none'"]));
const PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe.each(["/", "/plusdot/"])("at %s", (base) => {
  let site: string;
  let server: ChildProcess;
  let port: number;

  beforeAll(async () => {
    site = await makeSite(base);
    const env = { ...process.env, PORT: "0", SITE: site, BASE_PATH: base };
    const started = spawn(process.execPath, ["scripts/serve.js"], { env });
    server = started;
    const [greeting] = (await once(started.stdout, "data")) as [Buffer];
    const address = new URL(/http\S+/.exec(String(greeting))?.[0] ?? "");
    expect(address.pathname).toBe(base);
    port = Number(address.port);
  });

  afterAll(async () => {
    server.kill();
    await rm(site, { recursive: true });
  });

  test.each(["", "?lang=fr", "index.html", "index.html?lang=fr", "404.html"])("/%s is a page", async (address) => {
    const answer = await ask(port, `${base}${address}`);
    expect(answer).toMatchObject({
      status: 200,
      body: address === "404.html" ? FILES["404.html"] : FILES["index.html"],
      headers: {
        "content-type": "text/html;charset=utf-8",
        "content-security-policy": PAGE_POLICY,
        "cache-control": "no-cache",
      },
    });
  });

  test.each([
    "_headers",
    "_headers?a=1",
    "%5Fheaders",
    "_%68eaders",
    "_HEADERS",
    "/_headers",
    "./_headers",
    "assets/../_headers",
    "assets/%2e%2e/_headers",
    "_headers/",
    "index.html.br",
    "404.html.gz",
    "404",
    "404.html/",
    "index",
    "index.html/",
    "index.html/more",
    "assets",
    "assets/main-1a2b3c4d",
    ".hidden",
    "../package.json",
    "%E0%A4%A",
    "%00",
    "missing",
    "deep/missing/page?lang=fr",
  ])("/%s is not found, with the page and the policy for that", async (address) => {
    expect(await ask(port, `${base}${address}`)).toMatchObject({
      status: 404,
      body: FILES["404.html"],
      headers: {
        "content-type": "text/html;charset=utf-8",
        "content-security-policy": PAGE_POLICY,
        "cache-control": "no-cache",
      },
    });
  });

  test("files under assets are kept for a year, and other files are checked at each visit", async () => {
    const [asset, icon] = await Promise.all([
      ask(port, `${base}assets/main-1a2b3c4d.js`),
      ask(port, `${base}icon.svg`),
    ]);
    expect(asset).toMatchObject({
      status: 200,
      body: "run();",
      headers: { "content-type": "text/javascript", "cache-control": "public, max-age=31536000, immutable" },
    });
    expect(icon).toMatchObject({ status: 200, body: "<svg></svg>", headers: { "content-type": "image/svg+xml" } });
    const etag = icon.headers.etag ?? "";
    expect(await ask(port, `${base}icon.svg`, { "If-None-Match": etag })).toMatchObject({ status: 304, body: "" });
  });

  test("a browser that knows Brotli gets the compressed version, with the type of the page", async () => {
    expect(await ask(port, base, { "Accept-Encoding": "gzip, br" })).toMatchObject({
      status: 200,
      body: FILES["index.html"],
      headers: { "content-type": "text/html;charset=utf-8", "content-encoding": "br", vary: "Accept-Encoding" },
    });
  });

  test("HEAD gets the headers alone, and other methods are refused", async () => {
    expect(await ask(port, base, {}, "HEAD")).toMatchObject({
      status: 200,
      body: "",
      headers: { "content-security-policy": PAGE_POLICY },
    });
    expect(await ask(port, base, {}, "POST")).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
  });

  test("what an app shares is not read, and leads to the page", async () => {
    const action = `${base}?view=site`;
    expect(await ask(port, action, {}, "POST")).toMatchObject({ status: 303, body: "", headers: { location: action } });
    expect(await ask(port, `${action}&lang=fr`, {}, "POST")).toMatchObject({ status: 405 });
  });

  test.runIf(base !== "/")("nothing is served outside of the base path", async () => {
    const addresses = ["/", "/index.html", "/icon.svg", "/plusdotty/", "/plusdot../index.html", "/PLUSDOT/"];
    const answers = await Promise.all(addresses.map((address) => ask(port, address)));
    expect(answers.map(({ status }, index) => [addresses[index], status])).toEqual(
      addresses.map((address) => [address, 404]),
    );
  });

  test.runIf(base !== "/")("the base path without its slash leads to the page", async () => {
    const answers = await Promise.all([ask(port, "/plusdot"), ask(port, "/plusdot?lang=fr")]);
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
      [301, "/plusdot/"],
      [301, "/plusdot/?lang=fr"],
    ]);
  });
});

async function makeSite(base: string): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), "plusdot-"));
  await mkdir(path.join(site, "assets"));
  const files = { ...FILES, ".hidden": "secret", _headers: toHeadersFile(base, PAGE_POLICIES) };
  for (const [file, content] of Object.entries(files)) {
    await writeFile(path.join(site, file), content);
    await writeFile(path.join(site, `${file}.br`), await promisify(brotliCompress)(content));
    await writeFile(path.join(site, `${file}.gz`), await promisify(gzip)(content));
  }
  return site;
}

/** Sends the path as it stands, which `fetch` would tidy up first. */
async function ask(port: number, address: string, headers = {}, method = "GET"): Promise<Answer> {
  const sent = request({ port, path: address, headers, method }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const isPacked = response.headers["content-encoding"] === "br";
  const body = isPacked ? String(brotliDecompressSync(await buffer(response))) : await text(response);
  return { status: response.statusCode, headers: response.headers, body };
}
