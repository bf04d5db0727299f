import type { Page, Route } from "@playwright/test";

/** The ways in which a file may fail to arrive. */
export const refusals = {
  "there is no network": (route) => route.abort("internetdisconnected"),
  "the server no longer has the file": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "the server has its start page for every address": (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Welcome</h1>" }),
} satisfies Record<string, (route: Route) => Promise<void>>;

/** Refuses every request for the lazy parts of such names from now on. @returns A function that lets them through again. */
export async function refuse(
  page: Page,
  parts: string,
  answer: (route: Route) => Promise<void> = refusals["there is no network"],
): Promise<() => Promise<void>> {
  // The address of a second try has a query.
  const files = new RegExp(String.raw`/assets/(?:${parts})-[^/]+\.js(?:\?|$)`);
  await page.route(files, answer);
  return () => page.unroute(files);
}
