import { findPartUrl } from "./siteFiles";

/** All parts together are about 60 kB, so this is long enough for any network that a person would wait for. */
const LOAD_TIMEOUT_MS = 15_000;

/** Says that a part of the program could not be fetched. `cause` is the browser's error, or the timeout. */
export class LoadError extends Error {}

const parts = new Map<string, Promise<unknown>>();
const failed = new Set<string>();

/**
 * Loads a part of the program that the first view does not need. The part is loaded once, however often it is
 * requested. The first call after a failure requests it again.
 *
 * @param name The name of its file without the hash: `Results`, `messages-fr`.
 * @param importFile A dynamic import of that file and nothing else.
 * @returns The module. Every call with the same name gets the same one.
 * @throws {LoadError} Rejects with it if the part does not arrive within 15 seconds or cannot be fetched.
 * @throws {Error} Throws at once if the build has no such part.
 */
export function loadPart<Part>(name: string, importFile: () => Promise<Part>): Promise<Part> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name stands for one file
  const known = parts.get(name) as Promise<Part> | undefined;
  if (known !== undefined) return known;
  const url = findPartUrl(name);
  const isRetry = failed.has(name) && url !== null;
  const part = withTimeout(isRetry ? importUnderNewUrl<Part>(url) : importFile());
  parts.set(name, part);
  part.catch(() => {
    parts.delete(name);
    failed.add(name);
  });
  return part;
}

/**
 * Imports the file under a URL that was never requested before, for two reasons. Firefox before 155, and Chromium
 * before the HTML standard changed, never fetch a failed module again: https://github.com/whatwg/html/issues/6768.
 * And an import that hangs cannot be cancelled, so another import of the same URL would wait for it.
 */
function importUnderNewUrl<Part>(url: string): Promise<Part> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same file
  return import(/* @vite-ignore */ `${url}?${Date.now()}`) as Promise<Part>;
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
