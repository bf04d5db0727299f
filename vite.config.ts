import { defineConfig } from "vite";

import { baselineBrowsers } from "./build/baselineBrowsers.ts";
import { offline } from "./build/offline.ts";
import { partNameOf } from "./build/partNameOf.ts";
import { precompress } from "./build/precompress.ts";
import { prerenderPages } from "./build/prerenderPages.ts";
import { sharedConfig } from "./build/sharedConfig.ts";

const FIRST_VIEW_PACKAGES =
  /\/node_modules\/(?:react|react-dom|scheduler|use-intl|icu-minify|react-error-boundary|lucide-react\/dist\/esm\/(?!icons))/;

const config = { ...sharedConfig, base: process.env.BASE_PATH ?? "/" };

export default defineConfig({
  ...config,
  plugins: [config.plugins, prerenderPages(config, process.env.SITE_URL), offline(), precompress()],
  build: {
    ...config.build,
    target: baselineBrowsers(),
    // Lazy parts load when the page is idle: fetching their imports ahead would gain nothing.
    modulePreload: false,
    // One style sheet, which the prerendering puts into the pages: the first picture waits for no other file.
    cssCodeSplit: false,
    rolldownOptions: {
      input: ["index.html", "404.html"],
      // What every visit needs and a release rarely changes: one file compresses best and stays cached longest.
      output: {
        chunkFileNames: (chunk) => `assets/${partNameOf(chunk)}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: "vendor", test: FIRST_VIEW_PACKAGES, priority: 1 },
            // With all that it imports, though lazy parts use some of it: many small files compress badly.
            { name: "main", test: /\/src\/main\.tsx$/ },
          ],
        },
      },
    },
  },
});
