import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";

import { test } from "./test";
import { watchErrors } from "./watchErrors";

/** Every way in which a page can make a request to another server. */
const WAYS_OUT = [
  "fetch",
  "xhr",
  "beacon",
  "websocket",
  "eventsource",
  "image",
  "script",
  "style",
  "font",
  "frame",
  "form",
  "worker",
  "prefetch",
  "media",
];

/** The ways that the browser reports otherwise: programs before it asks for them, and of a frame no path. */
const REPORTED_AS: Record<string, string> = {
  script: "HTMLScriptElement src",
  worker: "Worker constructor",
  frame: "",
};

/** A server that nobody should reach, and the ways by which requests have reached it. */
let sink: Server;
let arrived: Set<string>;

test.beforeEach(async () => {
  arrived = new Set();
  sink = createServer((request, response) => {
    arrived.add(toWay(request.url));
    response.end();
  });
  sink.on("upgrade", (request, socket) => {
    arrived.add(toWay(request.url));
    socket.destroy();
  });
  await once(sink.listen(0), "listening");
});

test.afterEach(() => {
  sink.close();
});

test("nothing that a script in the page tries reaches another server", async ({ page }) => {
  await page.goto("/?lang=en");
  await page.getByRole("textbox", { name: "Gmail address or username" }).fill("jane.doe");

  const refused = await page.evaluateHandle(() => {
    const reports: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ blockedURI, sample }) =>
      reports.push(blockedURI === "trusted-types-sink" ? sample.split("|", 1)[0]! : new URL(blockedURI).pathname),
    );
    return reports;
  });
  await tryEveryWay(page);

  const expected = WAYS_OUT.map((way) => REPORTED_AS[way] ?? way).toSorted();
  await expect.poll(async () => [...new Set((await refused.jsonValue()).map(toWay))].toSorted()).toEqual(expected);
  expect([...arrived]).toEqual([]);
});

test("without the policy, each of these ways reaches another server", async ({ page }) => {
  const site = createServer((_, response) => response.end("<!doctype html><body>"));
  await once(site.listen(0), "listening");
  await page.goto(`http://localhost:${portOf(site)}`);

  await tryEveryWay(page);

  await expect.poll(() => [...arrived].toSorted()).toEqual(WAYS_OUT.toSorted());
  site.close();
});

test("each page and its headers state the same policy", async ({ page, request }) => {
  const errors = watchErrors(page);
  for (const [query, path] of [
    ["", "/"],
    ["&view=site", "/site.html"],
    ["&view=check", "/check.html"],
  ]) {
    const response = await request.get(path!);
    const header = response.headers()["content-security-policy"];
    await page.goto(`/?lang=en${query}`);
    const meta = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");

    expect(header).toBe(`${meta}; frame-ancestors 'none'`);
    expect(meta).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'sha256-[^']+'; img-src 'self';/,
    );
    expect(meta).toContain("connect-src 'none'");
    expect(meta).toContain("require-trusted-types-for 'script'; trusted-types plusdot");
    expect(header).not.toContain("unsafe");
  }
  // A script or a style sheet that the policy refuses would be one.
  expect(errors).toEqual([]);
});

test("every answer has the protective headers", async ({ request }) => {
  for (const path of ["/", "/index.html", "/site.html", "/no-such-page", "/assets/no-such-file.js"]) {
    await test.step(path, async () => {
      const headers = (await request.get(path)).headers();
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cache-control": "no-cache",
      });
      expect(headers["permissions-policy"]).toMatch(
        /^clipboard-write=\(self\), screen-wake-lock=\(self\), accelerometer=\(\)/,
      );
      expect(headers["content-security-policy"]).toContain("connect-src 'none'");
    });
  }
});

test("the service worker may fetch from its own origin only", async ({ request }) => {
  const headers = (await request.get("/serviceWorker.js")).headers();

  expect(headers["content-security-policy"]).toBe("default-src 'none'; script-src 'self'; connect-src 'self'");
});

test("files with a hash in their names are kept for a year", async ({ page, request }) => {
  await page.goto("/?lang=en");
  const flag = await page.getByRole("button", { name: "Language: English" }).locator("img").getAttribute("src");
  const headers = (await request.get(flag ?? "")).headers();

  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("files that are not part of the site are not served", async ({ request }) => {
  for (const path of ["/_headers", "/../package.json", "/%2e%2e/package.json", "/.git/config"]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

async function tryEveryWay(page: Page): Promise<void> {
  await page.evaluate(
    async (origin) => {
      const url = (way: string) => `${origin}/${way}`;
      const append = (tag: string, attributes: Record<string, string>) =>
        document.body.append(Object.assign(document.createElement(tag), attributes));

      const ways: (() => unknown)[] = [
        () => fetch(url("fetch"), { mode: "no-cors" }),
        () => {
          const request = new XMLHttpRequest();
          request.open("GET", url("xhr"));
          request.send();
        },
        () => navigator.sendBeacon(url("beacon"), "jane.doe"),
        () => new WebSocket(url("websocket").replace("http", "ws")),
        () => new EventSource(url("eventsource")),
        () => append("img", { src: url("image") }),
        () => append("script", { src: url("script") }),
        () => append("link", { rel: "stylesheet", href: url("style") }),
        () => new FontFace("sink", `url(${url("font")})`).load(),
        () => append("iframe", { src: url("frame") }),
        () => {
          append("iframe", { name: "sink" });
          append("form", { action: url("form"), target: "sink" });
          document.querySelector<HTMLFormElement>("form[target=sink]")?.submit();
        },
        () => new Worker(URL.createObjectURL(new Blob([`importScripts("${url("worker")}")`]))),
        () => append("link", { rel: "prefetch", href: url("prefetch") }),
        () => append("video", { src: url("media"), preload: "auto" }),
      ];
      await Promise.allSettled(ways.map(async (way) => way()));
    },
    `http://localhost:${portOf(sink)}`,
  );
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** `/form?` → `form` */
function toWay(url = ""): string {
  return url.replaceAll(/[/?]/g, "");
}
