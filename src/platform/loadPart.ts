/**
 * How long a part may take. All parts together are some 60 kB, so that this leaves out no network that a
 * person would wait for, but does end a wait for a server that never answers.
 */
const LONGEST_LOAD_MS = 15_000;

/** A part of the program could not be fetched. */
export class LoadError extends Error {}

const parts = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/**
 * Loads a part of the program that the first view does without; once, whoever asks for it. What has
 * failed is asked for anew by the next call.
 *
 * @param importPart A dynamic import and nothing else; always the same function for the same part.
 * @throws {LoadError} Where it cannot be fetched in time.
 */
export function loadPart<Part>(importPart: () => Promise<Part>): Promise<Part> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept under the function that returned it
  const known = parts.get(importPart) as Promise<Part> | undefined;
  if (known !== undefined) return known;
  const part = fetchPart(importPart);
  parts.set(importPart, part);
  part.catch(() => parts.delete(importPart));
  return part;
}

async function fetchPart<Part>(importPart: () => Promise<Part>): Promise<Part> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // The one way to end an import under way. Otherwise the next one of the same file would wait for it.
    window.stop();
  }, LONGEST_LOAD_MS);
  try {
    return await importPart().catch(async (error: unknown) => {
      if (isLate) throw error;
      return importAnew<Part>(error);
    });
  } catch (error) {
    throw new LoadError(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Firefox before 155, and Chromium before the HTML standard changed, remember that an import failed and
 * never fetch that address again: https://github.com/whatwg/html/issues/6768. Both name the address in
 * their message, so that it can be asked for under another one. Safari does neither.
 */
async function importAnew<Part>(error: unknown): Promise<Part> {
  const address = /https?:\S+/.exec(String(error))?.[0];
  if (address === undefined) throw error;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same file
  return import(/* @vite-ignore */ `${address}?${Date.now()}`) as Promise<Part>;
}
