/// <reference lib="webworker" />

import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

/*
 * Keeps every file of one build, so that the tool works offline after one visit. A new build is fetched
 * beside the old one and takes over when no page of the old one is open: files of two builds never mix.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** Put in by the build: every file and its revision. */
  readonly __WB_MANIFEST: PrecacheEntry[];
};

cleanupOutdatedCaches();

// The query holds the language, which the page itself reads.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });

registerRoute(
  new NavigationRoute(async () => {
    const page = await matchPrecache("404.html");
    return new Response(page?.body, { status: 404, headers: { "Content-Type": "text/html;charset=utf-8" } });
  }),
);
