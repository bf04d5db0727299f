import { describe, expect, it } from "vitest";

import { readFormat, type TextFormat, unwrapFormat } from "./readFormat";

const PLAIN: TextFormat = { isQuotedPrintable: false, isFolded: false, isJson: false };
const QUOTED_PRINTABLE: TextFormat = { ...PLAIN, isQuotedPrintable: true };
const FOLDED: TextFormat = { ...PLAIN, isFolded: true };
const JSON_FORMAT: TextFormat = { ...PLAIN, isJson: true };

describe("the format of a text", () => {
  it.each([
    ["a header of a mail", "To: x\nContent-Transfer-Encoding: quoted-printable\n", QUOTED_PRINTABLE],
    ["the header without a blank", "content-transfer-encoding:Quoted-Printable", QUOTED_PRINTABLE],
    ["the header on two lines", "Content-Transfer-Encoding:\r\n quoted-printable", QUOTED_PRINTABLE],
    ["another encoding", "Content-Transfer-Encoding: base64", PLAIN],
    ["a text about the header", "I see Content-Transfer-Encoding: quoted-printable", PLAIN],
    ["an encoded equals sign", "<a href=3Dx>", QUOTED_PRINTABLE],
    ["an encoded letter", "Gr=C3=BC=C3=9Fe", QUOTED_PRINTABLE],
    ["another encoded letter", "=D0=AF", QUOTED_PRINTABLE],
    ["a letter that is cut", "jos=C3=\njane", PLAIN],
    ["values of a table", "a=C3=12 b=A3=B2 c=CX=B2 d=C2=8X", PLAIN],
    ["an encoded blank at the end of a line", "Hello=20\njane", QUOTED_PRINTABLE],
    ["a number within a line", "page=20&mail=jane@gmail.com", PLAIN],
    ["a cut tag", "Hello\njane.doe7+net7.=\nflix@gmail.com", QUOTED_PRINTABLE],
    ["a tag that is cut at once", "jane+=\nnetflix@gmail.com", QUOTED_PRINTABLE],
    ["base64 at the end of a line", "jane@gmail.com:a+b=\njane@gmail.com:x9+B9=", PLAIN],
    ["a sum", "1+1=2", PLAIN],
    ["a calendar", "BEGIN:VCALENDAR", FOLDED],
    ["cards behind another line", "\nbegin:vcard", FOLDED],
    ["a directory", "version: 1\ndn: cn=Jane", FOLDED],
    ["a text about cards", "It starts with BEGIN:VCARD", PLAIN],
    ["a list of JSON", '\uFEFF[\n  {"a": 1}]', JSON_FORMAT],
    ["an object of JSON", ' { "a": 1}', JSON_FORMAT],
    ["an empty object", "{}", JSON_FORMAT],
    ["texts in JSON", '[ "jane@gmail.com"]', JSON_FORMAT],
    ["lists in JSON", "[[1]]", JSON_FORMAT],
    ["brackets within a text", 'To: ["jane@gmail.com"] {"a": 1}', PLAIN],
    ["an address in brackets", "[jane@gmail.com] {jane}", PLAIN],
    ["a program", '{ x: "jane@gmail.com" }', PLAIN],
    ["a link of Markdown", '[x "jane"](x)', PLAIN],
  ])("is told by %s: %j", (_, text, format) => {
    expect(readFormat(text)).toStrictEqual(format);
  });

  it("is not looked for behind half a million characters", () => {
    const long = " ".repeat(499_996);
    expect([readFormat(`${long}.=3D`), readFormat(`${long}..=3D`)]).toStrictEqual([QUOTED_PRINTABLE, PLAIN]);
  });
});

it.each([
  ["a folded line", "jane@gm\r\n ail.c\n\tom\r .\njane", FOLDED, "jane@gmail.com.\njane"],
  ["a blank in JSON", String.raw`"jane\nroe\rdoe\tx"`, JSON_FORMAT, '"jane\nroe\ndoe\nx"'],
  ["an escape in JSON, which stays", String.raw`"\\nancy\"\u002B\/"`, JSON_FORMAT, String.raw`"\\nancy\"\u002B\/"`],
  ["a cut line", "ja=\r\nne=\n@gma= \t\nil=\r.com =", QUOTED_PRINTABLE, "jane@gmail.com ="],
  ["a sign", "jane=2Bshop=40gmail.com=3d", QUOTED_PRINTABLE, "jane+shop@gmail.com="],
  ["a letter of two bytes", "jos=C3=A9@gmail.com", QUOTED_PRINTABLE, "josé@gmail.com"],
  ["letters of one byte", "jos=E9=E8@gmail.com", QUOTED_PRINTABLE, "joséè@gmail.com"],
  ["a percent sign", "100%=20=", QUOTED_PRINTABLE, "100% ="],
  ["nothing in another text", "jane=2B\n \\n", PLAIN, "jane=2B\n \\n"],
])("%s is taken out of its format: %j", (_, text, format, read) => {
  expect(unwrapFormat(text, format)).toBe(read);
});
