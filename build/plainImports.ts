import type { Plugin } from "vite";

/**
 * Leaves each `import()` to the browser. Vite puts a helper around it (0.7 kB) that asks beforehand for
 * what the file needs and for its style sheet: here that is loaded already, or comes when the page is idle.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
