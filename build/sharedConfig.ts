import path from "node:path";

import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";

import program from "../package.json" with { type: "json" };
import { icuMessages } from "./icuMessages.ts";

/** The configuration that the site, its prerendering and the component tests share. */
export const sharedConfig = {
  plugins: [react(), icuMessages()],
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    __VERSION__: JSON.stringify(program.version),
    __SOURCE_URL__: JSON.stringify(process.env.SOURCE_URL ?? ""),
  },
  resolve: {
    alias: {
      // The messages are already compiled: https://next-intl.dev/docs/usage/plugin#messages-precompile
      "use-intl/format-message": "use-intl/format-message/format-only",
    },
  },
  // Names without a hash weigh less. Each style sheet is named after its component, so no two have the same name.
  css: { modules: { generateScopedName: (name, file) => `${path.basename(file, ".module.css")}-${name}` } },
  // A catalogue is read as a whole, so an export for each of its keys would only add weight.
  json: { namedExports: false },
  // The Content-Security-Policy allows no data: URLs.
  build: { assetsInlineLimit: 0 },
} satisfies InlineConfig;
