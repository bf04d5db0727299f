/** Where the files of the site are. The build writes it into the page: build/prerenderPages.ts. */
export interface SiteFiles {
  readonly program: string;
  /** The files that the program imports. */
  readonly imports: readonly string[];
  /** The files that are imported later, by their names without the hash: `Results`, `messages-fr`. */
  readonly parts: Readonly<Record<string, string>>;
}

/** The files of the site; `null` where the page is not built: with live reload, in tests, and during the build. */
export function readSiteFiles(): SiteFiles | null {
  if (typeof document === "undefined") return null;
  const files = document.querySelector<HTMLScriptElement>("script[data-files]")?.dataset.files;
  return files === undefined ? null : JSON.parse(files);
}

/**
 * Where a file is that is imported later; `null` where the page is not built.
 *
 * @throws {Error} Where the build has no such file.
 */
export function addressOfPart(name: string): string | null {
  const files = readSiteFiles();
  if (files === null) return null;
  const address = files.parts[name];
  if (address === undefined) throw new Error(`The build has no part ${name}`);
  return address;
}
