import * as fc from "fast-check";
import { expect, it } from "vitest";

import { toSharedLink } from "./toSharedLink";

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
  ["https://netflix.com/a", { url: " ", text: "Look: https://netflix.com/a and http://other.com", title: "Netflix" }],
  ["HTTP://NETFLIX.COM", { text: "<HTTP://NETFLIX.COM>", title: "Netflix" }],
  ["Boulangerie Müller", { text: "no link, only text", title: "Boulangerie\r\nMüller " }],
  [null, { text: "no link, only text" }],
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
