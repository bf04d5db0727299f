import { defineConfig } from "vite";

import { baselineBrowsers } from "./build/baselineBrowsers.ts";
import { offline } from "./build/offline.ts";
import { plainImports } from "./build/plainImports.ts";
import { precompress } from "./build/precompress.ts";
import { prerenderPages } from "./build/prerenderPages.ts";
import { sharedConfig } from "./build/sharedConfig.ts";

const FIRST_VIEW_PACKAGES =
  /\/node_modules\/(?:react|react-dom|scheduler|use-intl|icu-minify|react-error-boundary|lucide-react\/dist\/esm\/(?!icons))/;

const config = { ...sharedConfig, base: process.env.BASE_PATH ?? "/" };

export default defineConfig({
  ...config,
  plugins: [config.plugins, plainImports(), prerenderPages(config, process.env.SITE_URL), offline(), precompress()],
  build: {
    ...config.build,
    target: baselineBrowsers(),
    modulePreload: { polyfill: false },
    // One style sheet, which the prerendering puts into the pages: the first picture waits for no other file.
    cssCodeSplit: false,
    rolldownOptions: {
      input: ["index.html", "404.html"],
      // What every visit needs and a release rarely changes: one file compresses best and stays cached longest.
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${folderOfData(facadeModuleId)}[name]-[hash].js`,
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

/** `first-`, `later-` or `words-` for a language's file, which its own name does not tell apart. */
function folderOfData(file: string | null): string {
  const folder = file === null ? undefined : /\/(first|later|words)\/\w+\.json$/.exec(file)?.[1];
  return folder === undefined ? "" : `${folder}-`;
}
