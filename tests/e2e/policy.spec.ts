import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";

import { test } from "./test";

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

test("nothing that a script in the page tries reaches another server, as each way does without the policy", async ({
  page,
}) => {
  const site = createServer((_, response) => response.end("<!doctype html><body>"));
  await once(site.listen(0), "listening");
  await page.goto(`http://localhost:${portOf(site)}`);
  await tryEveryWay(page);
  await expect.poll(() => [...arrived].toSorted()).toEqual(WAYS_OUT.toSorted());
  site.close();

  await page.goto("/?lang=en");
  await page.getByRole("textbox", { name: "Gmail address or username" }).fill("jane.doe");
  arrived.clear();
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

test("each page and its headers state the same policy", async ({ request }) => {
  for (const path of ["/", "/index.html", "/site.html", "/check.html", "/404.html"]) {
    const response = await request.get(path);
    const header = response.headers()["content-security-policy"];
    const [, meta] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text())!;

    expect([path, header]).toEqual([path, `${meta}; frame-ancestors 'none'`]);
    expect(meta).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'sha256-[^']+'; img-src 'self';/,
    );
    expect(meta).toContain("connect-src 'none'");
    expect(meta).toContain("require-trusted-types-for 'script'; trusted-types plusdot");
    expect(header).not.toContain("unsafe");
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
