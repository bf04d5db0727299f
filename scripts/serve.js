import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

import { readHeaders } from "./readHeaders.js";
import { toBasePath } from "./toBasePath.js";

const SITE = process.env.SITE ?? fileURLToPath(new URL("../dist", import.meta.url));
const PORT = Number(process.env.PORT ?? 4173);
const BASE_PATH = toBasePath(process.env.BASE_PATH);

/** The action of `share_target` in build/offline.ts. */
const SHARE_PATH = `${BASE_PATH}?view=site`;

/** `_headers` is for hosts. The compressed versions are sent in place of a file, never by their own names. */
const NOT_FOR_VISITORS = /^_headers$|\.(?:br|gz)$/;

const headersOf = readHeaders(path.join(SITE, "_headers"));
const notFoundPage = readFileSync(path.join(SITE, "404.html"));
const files = new Set(
  readdirSync(SITE, { recursive: true, encoding: "utf8" })
    .filter((file) => !NOT_FOR_VISITORS.test(file))
    .map((file) => file.replaceAll(path.sep, "/")),
);

// No extensions: sirv would also answer /404 and /index, to which no rule of _headers applies.
const serveFile = sirv(SITE, {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: [],
  setHeaders(response, pathname) {
    response.setHeaders(new Map(headersOf(`${BASE_PATH}${pathname.slice(1)}`)));
  },
});

/** @type {import("node:http").RequestListener} */
function handleRequest(request, response) {
  const { method, url = "/" } = request;
  // A shared text reaches a host only where the browser has no worker. It is not read, and the page is shown.
  if (method === "POST" && url === SHARE_PATH) {
    response.writeHead(303, { Location: SHARE_PATH, Connection: "close" }).end();
    return;
  }
  if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const [pathname = ""] = url.split("?", 1);
  if (`${pathname}/` === BASE_PATH) {
    response.writeHead(301, { Location: url.replace(pathname, BASE_PATH) }).end();
    return;
  }
  // Compared as it was sent: sirv would decode it.
  const file = pathname === BASE_PATH ? "index.html" : pathname.slice(BASE_PATH.length);
  if (!pathname.startsWith(BASE_PATH) || !files.has(file)) {
    sendNotFound(response);
    return;
  }
  request.url = `/${file}`;
  serveFile(request, response, () => sendNotFound(response));
}

/** @param {import("node:http").ServerResponse} response */
function sendNotFound(response) {
  response.setHeaders(new Map(headersOf(`${BASE_PATH}404.html`)));
  response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" }).end(notFoundPage);
}

const server = createServer(handleRequest).listen(PORT, () => {
  // With PORT=0 the system chooses a free port.
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(`Plusdot is at http://localhost:${port}${BASE_PATH}`);
});
