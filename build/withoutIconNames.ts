import type { Plugin } from "vite";

/**
 * Removes from each icon of lucide-react its name, its classes, which no style sheet uses, its namespace, which HTML knows,
 * and the random keys of its lines, for which numbers do as well: 0.7 kB of all files.
 */
export function withoutIconNames() {
  return {
    name: "without-icon-names",
    transform: {
      filter: { id: /\/lucide-react\/.*\/(?:buildLucideIconNode|defaultAttributes|icons\/[\w-]+)\.mjs$/ },
      handler(code: string) {
        let line = 0;
        return code
          .replace("params.includeDefaultClasses === false", "true")
          .replace(/^ {2}(?:name|xmlns): ".*",\n/m, "")
          .replaceAll(/key: "\w+"/g, () => `key: "${(line += 1)}"`);
      },
    },
  } satisfies Plugin;
}
