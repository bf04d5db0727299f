/// <reference lib="webworker" />

import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

/*
 * Caches every file of one build, so that the tool works offline after one visit. A new build is cached next
 * to the old one and takes over once no page of the old one is open, so files of two builds never mix.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** Every file and its revision. The build inserts the list. */
  readonly __WB_MANIFEST: PrecacheEntry[];
};

cleanupOutdatedCaches();

// No file depends on its query. The query of a page holds the language and the view, which the page itself reads.
// The query of a script is the `?<time>` that src/platform/loadPart.ts adds to load a failed part again.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });

registerRoute(
  new NavigationRoute(async () => {
    const page = await matchPrecache("404.html");
    return new Response(page?.body, { status: 404, headers: { "Content-Type": "text/html;charset=utf-8" } });
  }),
);
