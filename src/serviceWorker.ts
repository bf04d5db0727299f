/// <reference lib="webworker" />

import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

import { pageOf, toView } from "./views/view";
import { toSharedLink } from "./site/siteLinks";

/*
 * Caches every file of one build. A new build is cached next to the old one, and takes over once no page of the old one
 * is open, or when a person asks for it, so files of two builds never mix. It answers for these files only, because other
 * sites may be in the same scope, and a host may have files of its own.
 */

declare const self: ServiceWorkerGlobalScope;

const NOT_FOUND_PAGE = "404.html";

/** Every file and its revision. The build inserts the list. */
const manifest = self.__WB_MANIFEST;
const urls = manifest.map((file) => (typeof file === "string" ? file : file.url));
/** The file of the program. Each page names it. */
const program = urls.find((url) => url.startsWith("assets/main-"))!;

cleanupOutdatedCaches();

// The page of a first visit gets its later parts from here too, even if the host has a new version meanwhile.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The one message that a page sends: src/platform/newVersion.ts.
self.addEventListener("message", () => void self.skipWaiting());

// A file is kept only if it is what the build made: a host in the middle of an upload sends half of one, and some
// networks answer everything with a page to log in. One wrong answer, and nothing is installed, so the old worker stays.
// The browser checks the `integrity` of all but the manifest and pages, to which a host may add something. Some send the
// 404 page with status 404, even at its own path.
addPlugins([
  {
    // Half a file that was sent as `immutable` would stay in the browser's cache for ever. The next visit finds the new one.
    async fetchDidFail({ originalRequest }) {
      await fetch(new Request(originalRequest, { cache: "reload" })).catch(() => undefined);
    },
    async cacheWillUpdate({ request, response }) {
      const { pathname } = new URL(request.url);
      const isPage = pathname.endsWith(".html");
      const isRight = isPage === response.headers.get("Content-Type")?.startsWith("text/html");
      if (!isRight || !(response.ok || pathname.endsWith(`/${NOT_FOUND_PAGE}`))) return null;
      if (!isPage) return response;
      const text = await response.clone().text();
      return text.includes(program) && text.includes("</html>") ? response : null;
    },
  },
]);

precacheAndRoute(manifest, {
  cleanURLs: false,
  // The query of a script is the `?<time>` that src/platform/createPart.ts adds to load a failed part again.
  urlManipulation({ url }) {
    // The page of the requested view, so that the first page need not lead there. It reads the language itself.
    const file = url.pathname.endsWith("/") ? pageOf(toView(url.searchParams.get("view"))) : url.pathname;
    return [new URL(file, url)];
  },
});

// A text that another app shares (build/offline.ts) goes on in the fragment of a link, which no host sees.
registerRoute(
  ({ url }) => url.origin + url.pathname === self.registration.scope,
  async ({ request }) => {
    const form = await request.formData().catch(() => new FormData());
    return Response.redirect(toSharedLink(self.registration.scope, form), 303);
  },
  "POST",
);

registerRoute(
  new NavigationRoute(({ request }) =>
    fetch(request).catch(async () => {
      const page = await matchPrecache(NOT_FOUND_PAGE);
      return new Response(page?.body, { status: 404, headers: { "Content-Type": "text/html;charset=utf-8" } });
    }),
  ),
);
