import { addressOfPart } from "./siteFiles";

/**
 * How long a part may take. All parts together are some 60 kB, so every network that a person would wait
 * for is fast enough. A server that never answers is given up.
 */
const LONGEST_LOAD_MS = 15_000;

/** A part of the program could not be fetched. */
export class LoadError extends Error {}

const parts = new Map<string, Promise<unknown>>();
const failed = new Set<string>();

/**
 * Loads a part of the program that the first view does without. It is loaded once, however often it is
 * asked for. The next call after a failure asks for it anew.
 *
 * @param name The name of its file without the hash: `Results`, `messages-fr`.
 * @param importFile A dynamic import and nothing else.
 * @throws {LoadError} In the promise, where the part cannot be fetched in time.
 * @throws {Error} At once, where the build has no such part.
 */
export function loadPart<Part>(name: string, importFile: () => Promise<Part>): Promise<Part> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept under the name of the same file
  const known = parts.get(name) as Promise<Part> | undefined;
  if (known !== undefined) return known;
  const address = addressOfPart(name);
  const isAnew = failed.has(name) && address !== null;
  const part = withinTime(isAnew ? importAnew<Part>(address) : importFile());
  parts.set(name, part);
  part.catch(() => {
    parts.delete(name);
    failed.add(name);
  });
  return part;
}

/**
 * Imports the file under an address that it never had. Firefox before 155, and Chromium before the HTML standard
 * changed, never fetch a module again that failed: https://github.com/whatwg/html/issues/6768.
 * An import that hangs cannot be ended, and the next one of the same address would wait for it.
 */
function importAnew<Part>(address: string): Promise<Part> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same file
  return import(/* @vite-ignore */ `${address}?${Date.now()}`) as Promise<Part>;
}

async function withinTime<Part>(part: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${LONGEST_LOAD_MS} ms`)), LONGEST_LOAD_MS);
  });
  try {
    return await Promise.race([part, timeout]);
  } catch (error) {
    throw new LoadError(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
