import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

import { readHeaders } from "./readHeaders.js";

const SITE = process.env.SITE ?? fileURLToPath(new URL("../dist", import.meta.url));
const PORT = Number(process.env.PORT ?? 4173);
const BASE_PATH = process.env.BASE_PATH ?? "/";

const headersOf = readHeaders(path.join(SITE, "_headers"));
const notFoundPage = readFileSync(path.join(SITE, "404.html"));

const serveFile = sirv(SITE, {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders(response, pathname) {
    setHeaders(response, `${BASE_PATH}${pathname.slice(1)}`);
  },
});

/** @type {import("node:http").RequestListener} */
function handleRequest(request, response) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const url = request.url ?? "/";
  // A file for hosts, not for visitors.
  if (!url.startsWith(BASE_PATH) || url.startsWith(`${BASE_PATH}_headers`)) {
    sendNotFound(response);
    return;
  }
  request.url = `/${url.slice(BASE_PATH.length)}`;
  serveFile(request, response, () => sendNotFound(response));
}

/** @param {import("node:http").ServerResponse} response */
function sendNotFound(response) {
  setHeaders(response, `${BASE_PATH}404.html`);
  response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" }).end(notFoundPage);
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {string} pathname
 */
function setHeaders(response, pathname) {
  for (const [name, value] of headersOf(pathname)) response.setHeader(name, value);
}

const server = createServer(handleRequest).listen(PORT, () => {
  // A PORT of 0 is any that is free.
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(`Plusdot is at http://localhost:${port}${BASE_PATH}`);
});
