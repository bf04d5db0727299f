import { expect, it } from "vitest";

import { nameHidden } from "./nameHidden";

it.each([
  ["ja\u200Bne", "U+200B"],
  ["ja\u00ADne", "U+00AD"],
  ["ja\u0007ne", "U+0007"],
  ["ja\uE000ne", "U+E000"],
  ["ja\uD83Dne", "U+D83D"],
  ["j\u0430ne", "\u0430: U+0430, Cyrillic"],
  ["jan\u03BF", "\u03BF: U+03BF, Greek"],
  ["gma\u0131l", "\u0131: U+0131"],
  ["\u0430\u0435lice", "\u0435: U+0435, Cyrillic"],
  ["\u0430", "\u0430: U+0430, Cyrillic"],
  ["jane@россия.рф", null],
  ["jane", null],
  ["josé", null],
])("names the hidden character of %j: %s", (text, name) => {
  expect(nameHidden(text, "en")).toBe(name);
});

it("names a script in the language of the page", () => {
  expect((["fr", "es", "pt"] as const).map((language) => nameHidden("\u0430", language))).toEqual([
    "\u0430: U+0430, cyrillique",
    "\u0430: U+0430, cirílico",
    "\u0430: U+0430, cirílico",
  ]);
});
