import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";

import { icuMessages } from "./icuMessages.ts";

/** What the site, its prerendering and the component tests are all built with. */
export const sharedConfig = {
  plugins: [react(), icuMessages()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  resolve: {
    alias: {
      // Messages are compiled already: https://next-intl.dev/docs/usage/plugin#messages-precompile
      "use-intl/format-message": "use-intl/format-message/format-only",
      // The package exports its flags as components only, which would put all of them into the first view.
      flags: fileURLToPath(new URL("../node_modules/country-flag-icons/3x2", import.meta.url)),
    },
  },
  // The Content-Security-Policy allows no data: addresses.
  build: { assetsInlineLimit: 0 },
} satisfies InlineConfig;
