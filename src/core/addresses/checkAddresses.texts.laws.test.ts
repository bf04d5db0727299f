import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress, stringOf } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { listFound } from "../../../tests/core/listFound";

const inputsOf = (text: string) => listFound(text).map(({ input }) => input);
const anyEmail = anyAddress.map(({ username, domain }) => `${username}@${domain}`);

/** Blanks, separators, brackets and quotation marks of several scripts, pictures, bullets, letters without blanks. */
const BORDERS =
  " \t\n\u00A0\u3000,;:|()[]{}<>\"'“”„«»‹›‘’「」『』【】（）《》、。，：；📧✉🎉👩→⇒➜•·–—東京かなカナ한국ไทยລາວ";
const anyBorder = fc.constantFrom("", ...Array.from(BORDERS));

textLaw("an address between any two borders is found", anyBorder, anyEmail, anyBorder, (before, email, after) => {
  expect(inputsOf(before + email + after)).toEqual([email]);
});

const anyNameCharacter = fc.constantFrom(...Array.from("aZ09éяßñ_.+-!#$%&*/?^~…•’"));

textLaw(
  "an address with one more letter, digit or sign at its left is not found as the shorter one",
  fc.constantFrom("", "a", "é", "x "),
  anyNameCharacter,
  anyEmail,
  (before, character, email) => {
    // Alone before an address, these are a bullet and a quotation mark.
    fc.pre(before.trim() !== "" && !before.endsWith(" ") ? true : !"•’".includes(character));
    expect(inputsOf(before + character + email)).not.toContain(email);
  },
);

const anyLine = fc.oneof(
  anyEmail,
  fc
    .tuple(stringOf('ab é,;:<>()"', { maxLength: 12 }), anyEmail, stringOf(" ab,;)>é", { maxLength: 8 }))
    .map((parts) => parts.join("")),
);
const anyText = fc.array(anyLine, { maxLength: 6 }).map((lines) => lines.join("\n"));

const ENCODINGS: Readonly<Record<string, (text: string) => string>> = {
  html: (text) => text.replaceAll(/[^\w\n ]/gu, (character) => `&#${character.codePointAt(0)};`),
  "html in hexadecimal": (text) =>
    text.replaceAll(/[+@<>&"]/g, (character) => `&#x${character.charCodeAt(0).toString(16)};`),
  json: (text) =>
    `{"text": ${JSON.stringify(text).replaceAll(/[+@<>]/g, (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)}}`,
  link: (text) => `https://x.example/?q=${encodeURIComponent(text)}`,
  "link in a link": (text) => `https://x.example/?q=${encodeURIComponent(encodeURIComponent(text))}`,
  "quoted-printable": (text) => `Content-Transfer-Encoding: quoted-printable\n\n${toQuotedPrintable(text)}`,
};

function toQuotedPrintable(text: string): string {
  const bytes = encodeURIComponent(text).replaceAll("%0A", "\n").replaceAll("%", "=");
  return bytes.replaceAll(/(?:=..|[^=\n]){20}(?=[^\n])/g, "$&=\n");
}

textLaw("what a format writes is read as the text itself", anyText, (text) => {
  const expected = new Set(inputsOf(text).map((input) => input.toLowerCase()));
  for (const [name, encode] of Object.entries(ENCODINGS)) {
    const found = new Set(inputsOf(encode(text)).map((input) => input.toLowerCase()));
    expect([name, found]).toEqual([name, expected]);
  }
});

textLaw(
  "the order of the lines changes no verdict",
  fc.array(anyLine),
  fc.infiniteStream(fc.nat()),
  (lines, numbers) => {
    const shuffled = lines
      .map((line) => ({ line, number: numbers.next().value }))
      .toSorted((one, other) => one.number - other.number)
      .map(({ line }) => line);
    const verdicts = (text: string) => new Set(listFound(text).map(({ input, verdict }) => `${input} ${verdict}`));
    expect(verdicts(shuffled.join("\n"))).toEqual(verdicts(lines.join("\n")));
  },
);
