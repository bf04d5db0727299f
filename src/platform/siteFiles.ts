/** The URLs of the site's scripts. build/prerenderPages.ts writes them into each built page. */
export interface SiteFiles {
  readonly program: string;
  /** The files that the program imports statically. */
  readonly imports: readonly string[];
  /** The files that are loaded later, by their names without the hash: `Results`, `messages-fr`. */
  readonly parts: Readonly<Record<string, string>>;
}

/**
 * Reads the URLs from the page.
 *
 * @returns `null` if the page is not a built one: under the development server, in tests, and during prerendering.
 */
export function readSiteFiles(): SiteFiles | null {
  if (typeof document === "undefined") return null;
  const files = document.querySelector<HTMLScriptElement>("script[data-files]")?.dataset.files;
  return files === undefined ? null : JSON.parse(files);
}

/**
 * Finds the URL of a file that is loaded later.
 *
 * @param name The name of the file without the hash.
 * @returns `null` if the page is not a built one.
 * @throws {Error} If the build has no such file.
 */
export function findPartUrl(name: string): string | null {
  const files = readSiteFiles();
  if (files === null) return null;
  const url = files.parts[name];
  if (url === undefined) throw new Error(`The build has no part ${name}`);
  return url;
}
