import { describe, expect, it } from "vitest";

import { unwrapAddress } from "./unwrapAddress";

describe("takes the address out of", () => {
  it.each([
    ["a link", "mailto:jane@gmail.com", "jane@gmail.com"],
    ["a link with a subject", "mailto:jane@gmail.com?subject=x?y@z", "jane@gmail.com"],
    ["a link with a subject of several lines", "mailto:jane@gmail.com?subject=x\ny", "jane@gmail.com"],
    ["a link in capitals", "MailTo:jane@gmail.com", "jane@gmail.com"],
    ["a link with percent signs", "mailto:jane%2Bshop%40gmail.com", "jane+shop@gmail.com"],
    ["a link with a plus", "mailto:jane+shop@gmail.com", "jane+shop@gmail.com"],
    ["a link in brackets", "Jane <mailto:jane@gmail.com>", "jane@gmail.com"],
    ["a link with spaces", " mailto: jane@gmail.com", "jane@gmail.com"],
    ["a display name", "Jane Doe <jane@gmail.com>", "jane@gmail.com"],
    ["a display name that touches it", "Jane<jane@gmail.com>", "jane@gmail.com"],
    ["a display name with foreign letters", "José Ñ. <jose@gmail.com>", "jose@gmail.com"],
    ["a display name in quotes", '"Doe, Jane" <jane@gmail.com>', "jane@gmail.com"],
    ["a display name in quotes with an @", '"jane@example.com" <jane@gmail.com>', "jane@gmail.com"],
    ["brackets", "<jane@gmail.com>", "jane@gmail.com"],
    ["brackets with spaces", " < jane@gmail.com > ", "jane@gmail.com"],
    ["a comma", "jane@gmail.com,", "jane@gmail.com"],
    ["a semicolon and a line break", "jane@gmail.com ;\r\n", "jane@gmail.com"],
    ["brackets and a comma", "Jane <jane@gmail.com>, ", "jane@gmail.com"],
    ["zero width spaces", "\u200B\u200Djane@gmail.com\u200B\uFEFF", "jane@gmail.com"],
    ["bidi marks", "\u202A\u2066jane@gmail.com\u2069\u202C\u200E", "jane@gmail.com"],
    ["no-break spaces", "\u00A0jane@gmail.com\u202F", "jane@gmail.com"],
    [
      "invisible characters around the brackets",
      "\u202AJane \u200B<\u200Bjane@gmail.com\u200B>\u200B",
      "jane@gmail.com",
    ],
    ["invisible characters between separators", "jane@gmail.com\u200B,\u200B;", "jane@gmail.com"],
    ["nothing", "jane@gmail.com", "jane@gmail.com"],
  ])("%s: %j", (_, text, address) => {
    expect(unwrapAddress(text)).toBe(address);
  });
});

describe("changes nothing but the ends of", () => {
  it.each([
    ["a bare name", "jane doe"],
    ["markup", "<b>jane</b>"],
    ["a name in brackets", "Jane <jane>"],
    ["markup around an address", "<b>jane@gmail.com</b>"],
    ["two addresses, one of them in brackets", "roe@gmail.com <jane@gmail.com>"],
    ["two addresses in brackets", "<roe@gmail.com>, <jane@gmail.com>"],
    ["two addresses with a quoted name before them", '"Doe" roe@gmail.com <jane@gmail.com>'],
    ["brackets that do not end the text", "<jane@gmail.com> or so"],
    ["a closing bracket alone", "jane@gmail.com>"],
    ["an opening bracket alone", "<jane@gmail.com"],
    ["invisible characters within", "ja\u200Bne\u202E@gmail.com"],
    ["a quoted name", '"jane"@gmail.com'],
    ["a separator in front", ",jane@gmail.com"],
    ["another link", "https://gmail.com/"],
    ["a link behind a word", "see mailto:jane@gmail.com"],
    ["one character", "j"],
  ])("%s: %j", (_, text) => {
    expect(unwrapAddress(`\u200B ${text} \u200B`)).toBe(text);
  });
});

it.each(["mailto:%", "mailto:jane%4@gmail.com", "mailto:jane%FF@gmail.com", "mailto:%E0%A4%A@gmail.com", "mailto:"])(
  "finds no address in the broken link %j",
  (text) => {
    expect(unwrapAddress(text)).toBe("");
  },
);

it("finds no address in invisible characters", () => {
  expect(unwrapAddress(" \u200B\u202E\u00A0\uFEFF\n")).toBe("");
});
