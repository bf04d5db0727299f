import compile from "icu-minify/compile";
import type { Plugin } from "vite";

/**
 * Compiles the texts of each language (ICU MessageFormat) during the build, which keeps the parser out of the bundle:
 * https://next-intl.dev/docs/usage/plugin#messages-precompile
 *
 * @throws During the build, if a message is not well-formed.
 */
export function icuMessages(): Plugin {
  return {
    name: "icu-messages",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/i18n\/languages\/\w+\/(?:texts|mailbox)\.json$/ },
      handler: (code) =>
        JSON.stringify(JSON.parse(code, (_, value: unknown) => (typeof value === "string" ? compile(value) : value))),
    },
  };
}
