import { findPartUrls } from "./siteFiles";

/** All parts together are about 60 kB, so this is long enough for any network that a person would wait for. */
const LOAD_TIMEOUT_MS = 15_000;

/** Says that a part of the program could not be fetched. `cause` is the browser's error, or the timeout. */
export class LoadError extends Error {}

const parts = new Map<string, Promise<unknown>>();
/** The URL under which a part that failed is requested next. */
const nextUrls = new Map<string, string>();

/**
 * Loads a part of the program that the first view does not need. The part is loaded once, however often it is
 * requested. The first call after a failure requests it again.
 *
 * @param name The name of its file without the hash: `restOfGenerator`, `messages-fr`.
 * @param importFile A dynamic import of that file and nothing else.
 * @returns The module. Every call with the same name gets the same one.
 * @throws {LoadError} Rejects with it if the part does not arrive within 15 seconds or cannot be fetched.
 * @throws {Error} Throws at once if the build has no such part.
 */
export function loadPart<Part>(name: string, importFile: () => Promise<Part>): Promise<Part> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name stands for one file
  const known = parts.get(name) as Promise<Part> | undefined;
  if (known !== undefined) return known;
  const urls = findPartUrls(name);
  const nextUrl = nextUrls.get(name);
  const part = withTimeout(nextUrl === undefined ? importFile() : importUrl<Part>(nextUrl));
  parts.set(name, part);
  part.catch(() => {
    parts.delete(name);
    if (urls !== null) changeUrl(name, urls[0]);
  });
  return part;
}

/**
 * Fetches the files of a part and does not run them, so that `loadPart` need not wait for the network. Does nothing for a
 * part that was requested before, and if the page is not a built one.
 *
 * @throws {Error} If the build has no such part.
 */
export function prefetchPart(name: string): void {
  const urls = findPartUrls(name);
  if (urls === null || parts.has(name)) return;
  const [url, ...imports] = urls;
  for (const href of [nextUrls.get(name) ?? url, ...imports]) {
    if (document.querySelector(`link[href="${href}"]`) !== null) continue;
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
    link.addEventListener("error", () => changeUrl(name, url));
    document.head.append(link);
  }
}

/**
 * Requests a failed file under a URL that was never requested before, for two reasons. Firefox before 155, and Chromium
 * before the HTML standard changed, never fetch a failed module again: https://github.com/whatwg/html/issues/6768.
 * And an import that hangs cannot be cancelled, so another import of the same URL would wait for it.
 */
function changeUrl(name: string, url: string): void {
  nextUrls.set(name, `${url}?${Date.now()}`);
}

function importUrl<Part>(url: string): Promise<Part> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller knows the file
  return import(/* @vite-ignore */ url) as Promise<Part>;
}

async function withTimeout<Part>(part: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${LOAD_TIMEOUT_MS} ms`)), LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([part, timeout]);
  } catch (error) {
    throw new LoadError(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
