import { fileOf, type Language, languages } from "../languages/languages";
import { earlyVisit } from "../platform/earlyVisit";

/** All parts together are about 60 kB, so this is long enough for any network that a person would wait for. */
const LOAD_TIMEOUT_MS = 15_000;

/** Says that a part could not be fetched. `cause` is the browser's error, or the timeout. */
export class LoadError extends Error {}

/** A file that is loaded later: code, texts or words. */
export interface Part<Module> {
  /**
   * Loads the part once, however often it is called. The first call after a failure requests it again.
   *
   * @throws {LoadError} If the part does not arrive within 15 seconds or cannot be fetched.
   */
  readonly load: () => Promise<Module>;
  /**
   * Fetches the part's files and does not run them, so that `load` need not wait for the network. Does nothing for a
   * part that was requested before, and if the page is not a built one.
   *
   * @throws {Error} If the build has no such part.
   */
  readonly prefetch: () => void;
  /** The module, or `null` until it is loaded. */
  readonly current: () => Module | null;
  /** Calls the listener when the part is loaded. @returns A function that removes the listener. */
  readonly onLoad: (listener: () => void) => () => void;
}

/**
 * Makes a part of the program that the first view does not need. Nothing is loaded yet.
 *
 * @param files The finding of `import.meta.glob`: one path from the root of the project, and the import of that file.
 *   The build writes the part's URLs into the page under this path.
 * @throws {Error} If it found no file, or several. The build then fails, because it runs this too.
 */
export function createPart<Module>(files: Readonly<Record<string, () => Promise<Module>>>): Part<Module> {
  const [file, ...others] = Object.entries(files);
  if (file === undefined || others.length > 0) throw new Error(`A part is one file, not ${Object.keys(files).length}`);
  const [path, importFile] = file;
  const listeners = new Set<() => void>();
  let module: Module | null = null;
  let loading: Promise<Module> | null = null;
  /** The URL under which a part that failed is requested next. */
  let nextUrl: string | null = null;

  async function request(): Promise<Module> {
    try {
      module = await withTimeout<Module>(nextUrl === null ? importFile() : import(/* @vite-ignore */ nextUrl));
    } catch (error) {
      loading = null;
      changeUrl();
      throw new LoadError(String(error), { cause: error });
    }
    for (const listener of listeners) listener();
    return module;
  }

  /**
   * Requests a failed file under a URL that was never requested before, for two reasons. Firefox before 155, and
   * Chromium before the HTML standard changed, never fetch a failed module again:
   * https://github.com/whatwg/html/issues/6768. And an import that hangs cannot be cancelled, so another import of the
   * same URL would wait for it.
   */
  function changeUrl(): void {
    const urls = findPartUrls(path);
    if (urls !== null) nextUrl = `${urls[0]}?${Date.now()}`;
  }

  return {
    load: () => (loading ??= request()),
    prefetch() {
      const urls = findPartUrls(path);
      if (urls === null || loading !== null) return;
      const [url, ...imports] = urls;
      for (const href of [nextUrl ?? url, ...imports]) {
        if (document.querySelector(`link[href="${href}"]`) !== null) continue;
        const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
        link.addEventListener("error", changeUrl);
        document.head.append(link);
      }
    },
    current: () => module,
    onLoad(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Makes a part for each language. Their files have the same name in the folder of each.
 *
 * @param files The imports of the files, by their paths.
 * @throws {Error} If a language has no such file.
 */
export function createLanguageParts<Module>(
  files: Readonly<Record<string, () => Promise<Module>>>,
): (language: Language) => Part<Module> {
  const parts = new Map(
    languages.map((language) => [language, createPart(Object.fromEntries([fileOf(files, language)]))]),
  );
  return (language) => parts.get(language)!;
}

/**
 * Finds the URLs of a part that is loaded later.
 *
 * @param path The path of its source from the root of the project.
 * @returns The URL of its file, and those of the files that only later parts import. `null` if the page is not a built
 *   one: under the development server, in tests, and during prerendering.
 * @throws {Error} If the build has no such part.
 */
function findPartUrls(path: string): readonly [string, ...string[]] | null {
  const files = typeof window === "undefined" ? undefined : earlyVisit().files;
  if (files === undefined) return null;
  const urls = files.parts[path];
  if (urls === undefined) throw new Error(`The build has no part ${path}`);
  return urls;
}

async function withTimeout<Module>(part: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${LOAD_TIMEOUT_MS} ms`)), LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([part, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
