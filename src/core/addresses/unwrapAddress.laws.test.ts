import * as fc from "fast-check";
import { expect } from "vitest";

import { stringOf } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { unwrapAddress } from "./unwrapAddress";

const anyText = fc.oneof(stringOf('<>"@,; a\u200B%:?'), fc.string({ unit: "binary" }));

textLaw("any text is unwrapped without an error, and has no blank at its ends", anyText, (text) => {
  const addresses = [text, `mailto:${text}`].map(unwrapAddress);
  expect(addresses).toEqual(addresses.map((address) => address.trim()));
});

const anyBlank = stringOf(" \n\u00A0\u200B\u200F\u202A\u202E\u2066\u2069\uFEFF");
const anyBlanks = fc.tuple(anyBlank, anyBlank, anyBlank, anyBlank);
const anyName = fc.oneof(
  stringOf('a Ñ,;.>"', { maxLength: 8 }).map((name) => (name.startsWith('"') ? "" : name)),
  fc.string({ unit: "binary" }).map((name) => `"${name.replaceAll(/["\s]/g, "")}"`),
);

textLaw("an address is found behind any name and between any blanks", anyBlanks, anyName, ([a, b, c, d], name) => {
  const texts = [`${a}jane@gmail.com${b},${c}`, `${a}${name}${b}<${c}jane@gmail.com${d}>${a};${b}`];
  expect(texts.map(unwrapAddress)).toEqual(texts.map(() => "jane@gmail.com"));
});
