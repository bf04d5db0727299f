/** The URLs of the site's scripts. build/prerenderPages.ts writes them into each built page. */
export interface SiteFiles {
  readonly program: string;
  /** The files that the program imports statically. */
  readonly imports: readonly string[];
  /**
   * The parts that are loaded later, by the paths of their sources: `/src/checker/Checker.tsx`. Each has its file, and
   * then the files that this imports and the program does not have.
   */
  readonly parts: Readonly<Record<string, readonly [string, ...string[]]>>;
}

/**
 * Finds the URLs of a part that is loaded later.
 *
 * @param path The path of its source from the root of the project.
 * @returns The URL of its file, and those of the files that only later parts import. `null` if the page is not a built
 *   one: under the development server, in tests, and during prerendering.
 * @throws {Error} If the build has no such part.
 */
export function findPartUrls(path: string): readonly [string, ...string[]] | null {
  if (typeof document === "undefined") return null;
  const files = document.querySelector<HTMLScriptElement>("script[data-files]")?.dataset.files;
  if (files === undefined) return null;
  const { parts }: SiteFiles = JSON.parse(files);
  const urls = parts[path];
  if (urls === undefined) throw new Error(`The build has no part ${path}`);
  return urls;
}
