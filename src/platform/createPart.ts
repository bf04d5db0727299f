import { useSyncExternalStore } from "react";

import { earlyVisit } from "./earlyVisit";
import { whenIdle } from "./whenIdle";

/** All parts together are about 80 kB, so this is long enough for any network that a person would wait for. */
const LOAD_TIMEOUT_MS = 15_000;

/** Before a person uses a control, one of these happens. Dragging a file in fires no pointer events. */
const SIGNS = ["pointerover", "pointerdown", "keydown", "focusin", "dragenter"];

/** A part could not be fetched. `cause` is the browser's error, or the timeout. */
export class LoadError extends Error {}

export type Part<Module> = ReturnType<typeof createPart<Module>>;

/**
 * Makes a part, a file of the program that comes later, and loads nothing yet. Only a person who waits for a part is told
 * that it failed: src/toasts/useLoad.ts.
 *
 * @param files The result of `import.meta.glob` for one file. The build writes its URLs into the page under its path.
 * @throws {Error} If it found no file, or several. The build then fails, because it runs this too.
 */
export function createPart<Module>(files: Readonly<Record<string, () => Promise<Module>>>) {
  const [file, ...others] = Object.entries(files);
  if (file === undefined || others.length > 0) throw new Error(`A part is one file, not ${Object.keys(files).length}`);
  const [path, importFile] = file;
  const listeners = new Set<() => void>();
  let module: Module | null = null;
  let loading: Promise<Module> | null = null;
  /** Where to find a part that has failed. */
  let nextUrl: string | null = null;

  /** The URL of the part's file, and those of the files that only later parts import. Only a built page knows them. */
  function findUrls(): readonly string[] {
    const { files: site } = earlyVisit();
    const urls = site?.parts[path];
    if (site !== undefined && urls === undefined) throw new Error(`The build has no part ${path}`);
    return urls ?? [];
  }

  /**
   * Makes a URL that was never asked for. Firefox before 155, and Chromium before the HTML standard changed, never fetch
   * a failed module again: https://github.com/whatwg/html/issues/6768. And an import that hangs cannot be cancelled. The
   * files that the part imports keep their URLs. WebKit keeps their failure, until they are asked for as an image.
   */
  function changeUrl(): void {
    const [url, ...imports] = findUrls();
    if (url !== undefined) nextUrl = `${url}?${Date.now()}`;
    for (const href of imports) new Image().src = href;
  }

  async function request(): Promise<Module> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, LOAD_TIMEOUT_MS, new Error(`No answer within ${LOAD_TIMEOUT_MS} ms`));
    });
    try {
      const imported: Promise<Module> = nextUrl === null ? importFile() : import(/* @vite-ignore */ nextUrl);
      module = await Promise.race([imported, timeout]);
    } catch (error) {
      loading = null;
      changeUrl();
      throw new LoadError(String(error), { cause: error });
    } finally {
      clearTimeout(timer);
    }
    for (const listener of listeners) listener();
    return module;
  }

  return {
    /** Loads the part once; after a failure, again. @throws {LoadError} If it cannot be fetched within 15 seconds. */
    load: () => (loading ??= request()),
    /** Fetches the files without running them, if nothing has asked for the part yet. */
    prefetch(): void {
      const [url, ...imports] = findUrls();
      if (url === undefined || loading !== null) return;
      for (const href of [nextUrl ?? url, ...imports]) {
        if (document.querySelector(`link[href="${href}"]`) !== null) continue;
        const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
        link.addEventListener("error", changeUrl);
        document.head.append(link);
      }
    },
    current: () => module,
    /** Calls the listener when the part is loaded. @returns A function that removes the listener. */
    onLoad: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Fetches parts once the browser is idle, and again when a lost connection is back. They run after the first sign that
 * a person is about to use the page, or at once if a control has the focus. @returns A function that stops all this.
 */
export function preload(parts: readonly Part<unknown>[]): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const prefetch = () => parts.forEach((part) => part.prefetch());
  let isWanted = false;

  function run(): void {
    if (isWanted) return;
    isWanted = true;
    whenIdle(() => parts.forEach((part) => void part.load().catch(() => {})), signal);
  }

  whenIdle(prefetch, signal);
  window.addEventListener("online", prefetch, { signal });
  for (const sign of SIGNS) document.addEventListener(sign, run, { signal });
  if (document.activeElement !== document.body) run();
  return () => controller.abort();
}

/** Returns the module of a part, or `null` until it is loaded. If the part `isDrawn`, it is loaded before hydration. */
export function usePart<Module>({ onLoad, current }: Part<Module>, isDrawn = false): Module | null {
  return useSyncExternalStore(onLoad, current, isDrawn ? current : () => null);
}
