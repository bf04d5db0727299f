import { readFileSync } from "node:fs";

/**
 * Reads a `_headers` file. It lists paths, which may end in `*`, each followed by indented header lines.
 *
 * @param {string} file
 * @returns {(pathname: string) => [name: string, value: string][]} The headers of all rules
 *   that match a path.
 */
export function readHeaders(file) {
  /** @type {{ pattern: string, headers: [name: string, value: string][] }[]} */
  const rules = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line !== "") rules.push({ pattern: line, headers: [] });
  }
  return (pathname) =>
    rules
      .filter(({ pattern }) =>
        pattern.endsWith("*") ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
      )
      .flatMap(({ headers }) => headers);
}
