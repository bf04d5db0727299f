import { expect, it } from "vitest";

import { toBookmark } from "./toBookmark";

/** Runs a bookmark on a page as a browser does. @returns What it opens. */
function press(bookmark: string, href: string): unknown[][] {
  expect(bookmark).toMatch(/^javascript:[^#\s"]+$/);
  const opened: unknown[][] = [];
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the text is a script
  const run: unknown = new Function(
    "open",
    "location",
    `return ${decodeURIComponent(bookmark.slice("javascript:".length))}`,
  );
  const result = (run as (open: (...values: unknown[]) => object, location: { href: string }) => unknown)(
    (...values) => {
      opened.push(values);
      return {};
    },
    { href },
  );
  // A browser would show any other value in place of the page.
  expect(result).toBeUndefined();
  return opened;
}

it.each(["https://example.org/", "http://localhost:4173/plusdot/", "https://example.org/a%20b'c%22d/"])(
  "opens the view at %s, in a tab that knows nothing else of the page",
  (site) => {
    expect(press(toBookmark(site), "https://netflix.com/a?b=1&c=%26#d")).toEqual([
      [`${site}?view=site#for=https%3A%2F%2Fnetflix.com%2Fa%3Fb%3D1%26c%3D%2526%23d`, "_blank", "noreferrer"],
    ]);
  },
);
