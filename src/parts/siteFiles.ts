import { earlyVisit } from "../platform/earlyVisit";

/**
 * Finds the URLs of a part that is loaded later.
 *
 * @param path The path of its source from the root of the project.
 * @returns The URL of its file, and those of the files that only later parts import. `null` if the page is not a built
 *   one: under the development server, in tests, and during prerendering.
 * @throws {Error} If the build has no such part.
 */
export function findPartUrls(path: string): readonly [string, ...string[]] | null {
  const files = typeof window === "undefined" ? undefined : earlyVisit().files;
  if (files === undefined) return null;
  const urls = files.parts[path];
  if (urls === undefined) throw new Error(`The build has no part ${path}`);
  return urls;
}
