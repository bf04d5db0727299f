import { defineConfig } from "vite";

import { licences } from "./build/licences.ts";
import { offline } from "./build/offline.ts";
import { precompress } from "./build/precompress.ts";
import { prerenderPages } from "./build/prerenderPages.ts";
import { sharedConfig } from "./build/sharedConfig.ts";
import { stylesInParts } from "./build/stylesInParts.ts";
import { toBasePath } from "./scripts/toBasePath.js";

const FIRST_VIEW_PACKAGES = /\/node_modules\/(?:react|react-dom|scheduler|use-intl|icu-minify|react-error-boundary)\//;

/**
 * The oldest browsers that the site promises to run in. The build rewrites newer syntax for them, and `lib` in
 * tsconfig.json has no newer function of the language. They are what Baseline counts as widely available on 2026-11-21.
 * The list is fixed, so that one commit always builds the same site; raise it by hand.
 */
const OLDEST_BROWSERS = ["chrome125", "edge125", "firefox126", "ios17.5", "safari17.5"];

/** The styles of each file of a later part, by its name. */
const partStyles = new Map<string, string>();

const config = { ...sharedConfig, base: toBasePath(process.env.BASE_PATH) };

export default defineConfig({
  ...config,
  plugins: [
    config.plugins,
    stylesInParts(partStyles),
    prerenderPages(config, process.env.SITE_URL, partStyles),
    licences(),
    offline(),
    precompress(),
  ],
  build: {
    ...config.build,
    target: OLDEST_BROWSERS,
    // Lazy parts load when the page is idle: fetching their imports ahead would gain nothing.
    modulePreload: false,
    rolldownOptions: {
      input: ["index.html", "404.html", "site.html", "check.html"],
      // A busy machine is no fault of a plugin.
      checks: { bundlerTimings: false },
      output: {
        // The files of each language have the same names.
        chunkFileNames({ facadeModuleId }) {
          const language = /\/languages\/(\w+)\//.exec(facadeModuleId ?? "")?.[1];
          return `assets/[name]${language === undefined ? "" : `-${language}`}-[hash:6].js`;
        },
        codeSplitting: {
          groups: [
            // Every visit needs these packages and few releases change them: one file compresses best and stays cached.
            { name: "vendor", test: FIRST_VIEW_PACKAGES, priority: 2 },
            // This takes in all imports, even those that later parts share: many small files compress badly.
            { name: "main", test: /\/src\/main\.tsx$/, priority: 1 },
            // Each request costs a phone more than its bytes do.
            { name: "shared", minShareCount: 2 },
          ],
        },
      },
    },
  },
});
