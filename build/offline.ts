import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

import { CARD_FILE, THEME_COLORS } from "./headTags.ts";

/** Writes the manifest and the service worker with its list of files. `src/main.tsx` registers the worker. */
export function offline(): Plugin[] {
  let folder = "";

  const integrityOf = async (file: string) =>
    `sha256-${createHash("sha256")
      .update(await readFile(path.join(folder, file)))
      .digest("base64")}`;

  const pwa = VitePWA({
    strategies: "injectManifest",
    srcDir: "src",
    filename: "serviceWorker.ts",
    injectRegister: false,
    injectManifest: {
      rollupFormat: "iife",
      globPatterns: ["**/*.{js,css,html,svg,png}"],
      globIgnores: [CARD_FILE],
      // Without pages: a host may add something to them, so the worker looks at these itself.
      manifestTransforms: [
        async (entries) => ({
          manifest: await Promise.all(
            entries.map(async (entry) =>
              entry.url.endsWith(".html") ? entry : { ...entry, integrity: await integrityOf(entry.url) },
            ),
          ),
        }),
      ],
    },
    includeManifestIcons: false,
    manifest: {
      name: "Plusdot",
      short_name: "Plusdot",
      description: "Turn one Gmail address into up to 2,000 others that all deliver to the same inbox.",
      display: "standalone",
      // Without the `./`, the shortcut would lead to the manifest itself.
      shortcuts: [{ name: "One per site", url: "./?view=site", icons: [{ src: "icon-192.png", sizes: "192x192" }] }],
      // By POST, so that no address contains what is shared. Without a worker, the request reaches the host. Most hosts
      // refuse it, and one that answers with its page shows the view.
      share_target: {
        action: "./?view=site",
        method: "POST",
        params: { title: "title", text: "text", url: "url" },
      },
      theme_color: THEME_COLORS.light,
      background_color: THEME_COLORS.light,
      icons: [
        { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
  });
  return [
    { name: "offline", configResolved: ({ root, build }) => void (folder = path.resolve(root, build.outDir)) },
    ...pwa,
  ];
}
