import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

const SCOPE = "https://host.example/plusdot/";
const FILES = ["index.html", "site.html", "check.html", "404.html", "assets/main-a1.js"];

/** The answers of the host, by the ends of their addresses. Without it, there is no network. */
let host: Record<string, Response> | null;
/** The files of the host that the browser has kept. */
let browserCache: Record<string, "half">;
const listeners: [type: string, listener: (event: object) => void][] = [];
const calls: string[] = [];

/** The least of a worker's global object that ours needs. */
class ExtendableEvent {
  constructor(readonly type: string) {}

  readonly waits: Promise<unknown>[] = [];
  readonly waitUntil = (wait: Promise<unknown>) => void this.waits.push(wait);
}

class MemoryCache {
  readonly files = new Map<string, Response>();
  readonly keys = async () => Array.from(this.files.keys(), (url) => new Request(url));
  readonly match = async (key: Request | string) => this.files.get(urlOf(key))?.clone();
  readonly put = async (key: Request | string, response: Response) => void this.files.set(urlOf(key), response);
  readonly delete = async (key: Request | string) => this.files.delete(urlOf(key));
}

const stores = new Map<string, MemoryCache>();

function urlOf(key: Request | string): string {
  return new URL(typeof key === "string" ? key : key.url, SCOPE).href;
}

async function openStore(name: string): Promise<MemoryCache> {
  if (!stores.has(name)) stores.set(name, new MemoryCache());
  return stores.get(name)!;
}

beforeAll(async () => {
  const scope = {
    ExtendableEvent,
    FetchEvent: ExtendableEvent,
    __WB_DISABLE_DEV_LOGS: true,
    __WB_MANIFEST: FILES.map((url) => ({ url, revision: url.endsWith(".html") ? "1" : null })),
    location: new URL("serviceWorker.js", SCOPE),
    registration: { scope: SCOPE },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.push([type, listener]),
    caches: {
      open: openStore,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (key: Request | string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.match(key),
    },
    clients: { claim: async () => void calls.push("claim") },
    skipWaiting: async () => void calls.push("skipWaiting"),
    async fetch(request: Request) {
      // A file in the cache of the browser is not asked for, and half a file is refused.
      const cached = request.cache === "reload" ? undefined : browserCache[urlOf(request).slice(SCOPE.length)];
      if (cached === "half") throw new TypeError("integrity");
      if (request.cache === "reload") delete browserCache[urlOf(request).slice(SCOPE.length)];
      if (host === null) throw new TypeError("no network");
      return host[urlOf(request).slice(SCOPE.length)]?.clone() ?? new Response("The host's", { status: 404 });
    },
  };
  for (const [name, value] of Object.entries({ ...scope, self: scope })) vi.stubGlobal(name, value);
  await import("./serviceWorker");
});

afterAll(() => void vi.unstubAllGlobals());

beforeEach(() => {
  stores.clear();
  calls.length = 0;
  browserCache = {};
  host = Object.fromEntries(FILES.map((file) => [file, fileOf(file)]));
});

/** A file as the build made it. */
function fileOf(file: string, text = textOf(file), status = 200): Response {
  const type = file.endsWith(".html") ? "text/html; charset=utf-8" : "text/javascript";
  return new Response(text, { status, headers: { "Content-Type": type } });
}

const textOf = (file: string) => (file.endsWith(".html") ? `${file} with assets/main-a1.js</html>` : file);

async function send(type: string, event = new ExtendableEvent(type)): Promise<void> {
  for (const [heard, listener] of listeners) if (heard === type) listener(event);
  await Promise.all(event.waits);
}

/** @returns The status of the answer and its text, or where it leads; `null` where the browser asks the host. */
async function ask(path: string, init: RequestInit = {}, mode = "navigate"): Promise<[number, string | null] | null> {
  const request = new Request(new URL(path, SCOPE), init);
  // No script can make such a request.
  Object.defineProperty(request, "mode", { value: mode });
  let answer: Promise<Response> | undefined;
  const respondWith = (response: Promise<Response>) => (answer = response);
  await send("fetch", Object.assign(new ExtendableEvent("fetch"), { request, respondWith }));
  const response = await answer;
  if (response === undefined) return null;
  return [response.status, response.headers.get("Location") ?? (await response.text())];
}

test.each([
  ["", "index.html"],
  ["?lang=pt&view=other&utm_source=mail", "index.html"],
  ["?view=site&lang=pt", "site.html"],
  ["?view=check", "check.html"],
  ["check.html", "check.html"],
  ["assets/main-a1.js?1700000000000", "assets/main-a1.js"],
])("once it is installed, %j is answered with %s, with and without a network", async (path, file) => {
  await send("install");
  expect(await ask(path)).toEqual([200, textOf(file)]);
  host = null;
  expect(await ask(path)).toEqual([200, textOf(file)]);
});

test.each(["no/such/page", "other/?view=site", "site"])("%j comes from the host, else is not found", async (path) => {
  await send("install");
  expect(await ask(path)).toEqual([404, "The host's"]);
  host![path] = new Response("Another site");
  expect(await ask(path)).toEqual([200, "Another site"]);
  expect(await ask(path, {}, "cors")).toBeNull();
  host = null;
  expect(await ask(path)).toEqual([404, textOf("404.html")]);
});

test("a host may send the 404 page with its status, and may add something to its pages", async () => {
  host!["404.html"] = fileOf("404.html", textOf("404.html"), 404);
  host!["site.html"] = fileOf("site.html", `${textOf("site.html")}<script></script>`);
  await send("install");
  expect(await ask("assets/main-a1.js")).toEqual([200, "assets/main-a1.js"]);
});

test.each([
  ["lacks a page", "check.html", fileOf("check.html", textOf("404.html"), 404)],
  ["answers with a page of the network", "index.html", fileOf("index.html", "<html>Log in</html>")],
  ["has half of a page", "index.html", fileOf("index.html", "<html>with assets/main-a1.js")],
  ["has a page of another build", "site.html", fileOf("site.html", "with assets/main-a2.js</html>")],
  ["answers with a page for the program", "assets/main-a1.js", fileOf("login.html", "with assets/main-a1.js</html>")],
])("nothing is installed where the host %s", async (_, file, response) => {
  host![file] = response;
  await expect(send("install")).rejects.toThrow(file);
});

test("half a file in the browser's cache is asked for again, and the next visit installs", async () => {
  browserCache = { "assets/main-a1.js": "half" };
  await expect(send("install")).rejects.toThrow("integrity");
  await send("install");
  expect(await ask("assets/main-a1.js")).toEqual([200, "assets/main-a1.js"]);
});

test("the page says when it takes over, and then it answers the open pages too, without the files of the last build", async () => {
  await send("install");
  const [name, store] = [...stores].at(0)!;
  store.files.set(`${SCOPE}assets/main-a0.js`, new Response("old"));
  await openStore(name.replace(/v\d/, "v0"));
  expect(calls).toEqual([]);
  await send("message");
  await send("activate");
  expect(calls).toEqual(["skipWaiting", "claim"]);
  expect([...stores.keys()]).toEqual([name]);
  expect([...store.files.keys()].map((url) => url.slice(SCOPE.length).split("?")[0])).toEqual(FILES);
});

test.each<[shared: Record<string, string>, link: string]>([
  [{ url: "https://netflix.com/a?b#c", text: "Look" }, "?view=site#for=https%3A%2F%2Fnetflix.com%2Fa%3Fb%23c"],
  [{ title: "Müller" }, "?view=site#for=M%C3%BCller"],
  [{}, "?view=site"],
])("what another app shares, %j, goes on in the fragment of a link", async (shared, link) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(shared)) body.append(name, value);
  expect(await ask("?view=site", { method: "POST", body })).toEqual([303, SCOPE + link]);
});

test("a share that cannot be read leads to the view, and what is posted elsewhere is the host's", async () => {
  expect(await ask("?view=site", { method: "POST", body: "?" })).toEqual([303, `${SCOPE}?view=site`]);
  expect(await ask("other/?view=site", { method: "POST", body: "?" })).toBeNull();
});
