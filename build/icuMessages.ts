import compile from "icu-minify/compile";
import type { Plugin } from "vite";

/**
 * Compiles the message catalogues (ICU MessageFormat) during the build, which keeps the parser out of the bundle:
 * https://next-intl.dev/docs/usage/plugin#messages-precompile
 *
 * @throws During the build, if a message is not well-formed.
 */
export function icuMessages(): Plugin {
  return {
    name: "icu-messages",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/languages\/\w+\/(?!(?:words|samples)\.json$)\w+\.json$/ },
      handler: (code) => JSON.stringify(compileAll(JSON.parse(code))),
    },
  };
}

function compileAll(messages: unknown): unknown {
  if (typeof messages === "string") return compile(messages);
  const entries = Object.entries(messages as Record<string, unknown>);
  return Object.fromEntries(entries.map(([key, value]) => [key, compileAll(value)]));
}
