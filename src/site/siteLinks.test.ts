import * as fc from "fast-check";
import { expect, it } from "vitest";

import { toBookmark, toSharedLink } from "./siteLinks";

const SITE = "https://example.org/plusdot/";

/** The text that the link brings, decoded as the page decodes it; `null` for a link without one. */
function share(fields: Readonly<Record<string, string>>): string | null {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const link = toSharedLink(SITE, form);
  const [view, text] = link.split("#for=");
  expect(view).toBe(`${SITE}?view=site`);
  expect(new URL(link).href).toBe(link);
  return text === undefined ? null : decodeURIComponent(text);
}

it.each<[expected: string | null, fields: Record<string, string>]>([
  [
    "https://netflix.com/signup?a=1&b#c",
    { url: "https://netflix.com/signup?a=1&b#c", text: "https://other.com", title: "N" },
  ],
  ["netflix.com", { url: " ", text: "Look: https://netflix.com/a and http://other.com", title: "Netflix" }],
  ["netflix.com", { text: "<HTTP://NETFLIX.COM>", title: "Netflix" }],
  ["Boulangerie Müller", { text: "no link, only text", title: "Boulangerie\r\nMüller " }],
  ["netflix.com", { url: "https://bit.ly/3x", text: "Netflix: netflix.com\nhttps://t.co/3x", title: "N" }],
  ["N", { url: "https://bit.ly/3x", text: "See https://t.co/3x", title: "N" }],
  ["N", { url: "mailto:jane@example.org", title: "N" }],
  ["https://bit.ly/3x", { url: "https://bit.ly/3x" }],
  ["no link, only text", { text: "no link, only text\nand more" }],
  ["a".repeat(100), { text: "a".repeat(101) }],
  ["netflix.com", { text: "url,password\nx,hunter2\nhttps://netflix.com,hunter2" }],
  [null, { text: "netflix.com,jane,hunter2" }],
  [null, {}],
])("brings %j", (expected, fields) => {
  expect(share(fields)).toBe(expected);
});

it("leaves out a file in the place of a text", () => {
  const form = new FormData();
  form.append("url", new Blob(["https://netflix.com"]));
  expect(toSharedLink(SITE, form)).toBe(`${SITE}?view=site`);
});

it("cuts what no link is as long as, between characters", () => {
  expect(share({ title: `${"a".repeat(1999)}😀` })).toBe("a".repeat(1999));
});

it("brings one line, whatever is shared", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (title) => {
      const line = title.replaceAll(/\s+/g, " ").trim();
      expect(share({ title })).toBe(line === "" ? null : line);
    }),
  );
});

/** Runs a bookmark on a page as a browser does. @returns The arguments of each call of `open`. */
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
