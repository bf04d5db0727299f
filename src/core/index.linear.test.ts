import { describe, expect, it, vi } from "vitest";

import { takeSteps } from "../../tests/core/takeSteps";
import {
  checkAddresses,
  findAddressFault,
  judgeOwnTags,
  parseAddress,
  proposeAlias,
  readImport,
  listCells,
  splitPasted,
  toRecipient,
  toRecipients,
} from "./";

/** The length of each text. Reading it takes a tenth of a second, and at a quadratic cost some minutes. */
const LENGTH = 400_000;

// Hundreds of times as long as any of them takes, and less than any of them would take at a quadratic cost.
vi.setConfig({ testTimeout: 60_000 });

function repeat(piece: string): string {
  return piece.repeat(Math.ceil(LENGTH / piece.length));
}

it.each<[description: string, text: string, verdicts: Record<string, number>]>([
  ["of one name", repeat("a"), {}],
  ["of one name before the host", `${repeat("a")}@gmail.com`, { invalid: 1 }],
  ["of apostrophes in front", `${repeat("'")}a@gmail.com`, { gmail: 1 }],
  ["of dots within a host", `a@b${repeat(".")}a`, {}],
  ["of labels before a bad one", `a@${repeat("a.")}_a`, { "other-host": 1 }],
  ["of blanks behind a name", `a${repeat(" ")}a@gmail.com`, { gmail: 1 }],
  ["of blanks behind a quoted name", `"a"${repeat(" ")}a@gmail.com`, { gmail: 1 }],
  ["of quotation marks", `${repeat('"')}a@gmail.com`, { gmail: 1 }],
  ["of opening brackets", `${repeat("<")}a@gmail.com`, { gmail: 1 }],
  ["of addresses that open brackets", `${repeat("jane@example.org<")}a@gmail.com`, { "other-host": 1, gmail: 1 }],
  ["of invisible characters behind", `a@gmail.com${repeat("\u200B")}`, { gmail: 1 }],
  ["of links in links", `${repeat("mailto:")}a@gmail.com`, { gmail: 1 }],
  ["of paths of a link", `${repeat("//a")}/a@gmail.com`, { gmail: 1 }],
  ["of names in links", repeat("/@a.bc"), {}],
  ["of keys", `${repeat("a=")}a@gmail.com`, { invalid: 1 }],
  ["of emphasis", `${repeat("*")}a@gmail.com`, { invalid: 1 }],
  ["of addresses that touch", `a${repeat("@b.org")}`, { invalid: 1 }],
  ["of fields that do not end", repeat(',"a\n'), {}],
  ["of a field of many lines", `"${repeat("a\n")}",a@gmail.com`, { gmail: 1 }],
  ["of quotation marks in a field", `"${repeat('""')}\n`, {}],
  ["of a string in JSON without an end", `["${repeat('\\"')}`, {}],
  ["of brackets in JSON", `[{${repeat("[")}a@gmail.com`, { gmail: 1 }],
  ["of folded lines", `dn:a=b${repeat("\n a")}@gmail.com`, { invalid: 1 }],
  ["of cut lines", `Content-Transfer-Encoding: quoted-printable\n\n${repeat("a=\n")}@gmail.com`, { invalid: 1 }],
  ["of cards without an end", `${repeat("BEGIN:VCARD\n")}a@gmail.com`, { gmail: 1 }],
  ["of boundaries", `Content-Type: multipart/x; boundary=a\n\n${repeat("--a\n")}a@gmail.com`, { gmail: 1 }],
  ["of comments in a name", `a${repeat("<!--")}a@gmail.com`, { invalid: 1 }],
  ["of tags in a name", `a${repeat("<b>")}a@gmail.com`, { gmail: 1 }],
  ["of signs of quoted-printable", `${repeat("a=2B")}a@gmail.com`, { invalid: 1 }],
  ["of passwords", `${repeat("://a:b")}a@gmail.com`, {}],
  ["of escapes", `${repeat("%25")}40gmail.com ${repeat("&#")} ${repeat("\\u00")}`, { invalid: 1 }],
  ["of a header", `Message-ID:${repeat("\n a@gmail.com")}`, {}],
  ["of hyphens in a header", repeat("message-"), {}],
  ["of blanks behind a name in a list", `a@gmail.com, a${repeat(" ")}(b@gmail.com`, { gmail: 2 }],
  ["of percent signs in a link", `mailto:${repeat("%41")}@gmail.com`, { invalid: 1 }],
  ["of addresses", repeat("jane@example.org, "), { "other-host": Math.ceil(LENGTH / 18) }],
  ["of comments", `${repeat("# \n")}a@gmail.com`, { gmail: 1 }],
  ["of comments with two signs at their end", `${repeat("# # a\r\n")}a@gmail.com`, { gmail: 1 }],
  ["of keys and values", `${repeat("a = b\n")}\na@gmail.com`, { gmail: 1 }],
  ["of names before a bar", `${repeat("a | b\r\n")}\r\na@gmail.com`, { gmail: 1 }],
  ["of lines of a mailbox file", `From ${repeat("@")}`, {}],
  ["of names of messages", `${repeat("id:")}a@gmail.com`, { gmail: 1 }],
  ["of archives", `${repeat("https://list.")}a@gmail.com`, {}],
  ["of escaped apostrophes", `'${repeat("\\'")}a@gmail.com`, { gmail: 1 }],
  ["of hex digits", `${repeat("0")}=a@gmail.com`, { gmail: 1 }],
  ["of names before a colon", `${repeat("a : b\r")}\ra@gmail.com`, { gmail: 1 }],
])("checkAddresses reads 400,000 characters %s", (_, text, verdicts) => {
  const counts: Record<string, number> = {};
  for (const { verdict } of takeSteps(checkAddresses(text)).rows) counts[verdict] = (counts[verdict] ?? 0) + 1;
  expect(counts).toEqual(verdicts);
});

describe("parseAddress reads 400,000 characters", () => {
  const JANE = { ok: true, address: { username: "jane", domain: "gmail.com" } };
  const INVALID = { ok: false, error: "invalid-email" };

  it.each<[description: string, text: string, result: object]>([
    ["of a name", repeat("a"), INVALID],
    ["of foreign letters", `${repeat("é")}jane`, JANE],
    ["of blanks in front", `${repeat(" ")}jane@gmail.com`, JANE],
    ["of separators behind", `jane@gmail.com${repeat(" ,")}`, JANE],
    ["of separators within", `a${repeat(" ,")}a@gmail.com`, INVALID],
    ["of @", repeat("@"), INVALID],
    ["of a quoted name", `"${repeat("a@")}" <jane@gmail.com>`, JANE],
    ["behind a lone quotation mark", `"${repeat("a")}`, INVALID],
    ["of opening brackets", `${repeat("<")}jane@gmail.com>`, JANE],
    ["of brackets", `${repeat("<a>")} <jane@gmail.com>`, JANE],
    ["of a subject", `mailto:jane@gmail.com?subject=${repeat("?a")}`, JANE],
    ["of dots", `a${repeat(".")}a@gmail.com`, INVALID],
    ["of brackets around", `${repeat("(")}jane@gmail.com${repeat(")")}`, JANE],
    ["of signs and blanks in front", `${repeat(" - ")}jane@gmail.com`, JANE],
    ["of words in front", `${repeat("a ")}jane@gmail.com`, INVALID],
    ["of labels in front", `${repeat("a: ")}jane@gmail.com`, JANE],
    ["of blanks behind a word", `a${repeat(" ")}jane@gmail.com`, INVALID],
    ["of signs behind", `jane@gmail.com)${repeat(".)")}a`, JANE],
    ["of full-width @", repeat("＠"), INVALID],
  ])("%s", (_, text, result) => {
    expect(parseAddress(text)).toEqual(result);
  });
});

it.each<[description: string, text: string, fault: string | null]>([
  ["of a name", repeat("a"), "too-long"],
  ["of foreign letters among those of a name", repeat("éa"), "too-long"],
  ["of foreign letters", `.${repeat("é")}a`, "dot-at-end"],
  ["of dots", `a${repeat(".")}a@gmail.com`, "two-dots"],
  ["of signs that change", `a${repeat(".-")}+@gmail.com`, "too-long"],
  ["of combining marks", `a${repeat("\u0301")}@gmail.com`, "character"],
  ["of @", repeat("@"), null],
  ["of a host", `jane@${repeat("g")}`, "other-host"],
  ["of opening brackets", `${repeat("<")}jane`, null],
  ["of brackets", repeat("<a>"), null],
  ["of signs before an underscore", `${repeat("a")}_@gmail.com`, "character"],
  ["of a link", `mailto:${repeat("%41")}@gmail.com`, "too-long"],
])("findAddressFault reads 400,000 characters %s", (_, text, fault) => {
  expect(findAddressFault(text)).toBe(fault);
});

it.each<[description: string, text: string, outcome: string]>([
  ["of one word", repeat("a"), "too-long"],
  ["of letters to fold", repeat("é"), "too-long"],
  ["of letters of another script", repeat("ж"), "too-long"],
  ["of syllables", repeat("서"), "too-long"],
  ["of letters without a spelling", repeat("東"), "no-ascii"],
  ["of one tag again and again", repeat("aa "), "aa"],
  ["of dots", `a${repeat(".")}a`, "no-tag"],
  ["of labels", `${repeat("a.")}com`, "too-long"],
  ["of users", `${repeat("a@")}netflix.com`, "no-tag"],
  ["of scheme characters", `${repeat("a+")}://netflix.com`, "no-tag"],
  ["of digits before a series", `${repeat("1")}..2`, "no-tag"],
  ["of parts of a series", repeat("a1.."), "no-tag"],
])("judgeOwnTags reads 400,000 characters %s", (_, text, outcome) => {
  expect(judgeOwnTags(text, null).map(({ tag, problem }) => tag ?? problem)).toEqual([outcome]);
});

it.each<[description: string, text: string, recipient: string]>([
  ["of one word", repeat("a"), "a".repeat(500)],
  ["of blanks", `${repeat(" ")}a`, "a"],
  ["of blanks and words", repeat("a "), "a ".repeat(250).trim()],
  ["of marks in front", `${repeat('"(')}netflix.com`, "netflix.com"],
  ["of marks behind", `netflix.com${repeat(").")}`, "netflix.com"],
  ["of marks behind an opening bracket", `a(b${repeat(".")}`, "a(b"],
  ["of marks within", `a${repeat(",")}a`, `a${",".repeat(499)}`.slice(0, 1)],
  ["of labels", `${repeat("a.")}netflix.com`, "netflix.com"],
  ["of labels in punycode", `${repeat("xn--mnchen-3ya.")}de`, "münchen.de"],
  ["of one label in punycode", `xn--${repeat("a")}.de`, "xn--aaa"],
  ["of a path", `netflix.com${repeat("/a")}`, "netflix.com"],
  ["of a user in a link", `https://${repeat("a:")}@netflix.com`, "netflix.com"],
  ["of links", repeat("https://netflix.com "), "netflix.com"],
  ["of columns", `netflix.com${repeat(",a")}`, "netflix.com"],
  ["of bullets", `${repeat("• ")}netflix.com`, "netflix.com"],
  ["of labels with capitals", repeat("A.b"), "ba.ba"],
  ["of references in each other", `&${repeat("amp;")}`, "&"],
  ["of combining marks", `a${repeat("\u0301")}`, "á"],
  ["of dots before a letter", `a${repeat(".")}b netflix.com`, "netflix.com"],
])("toRecipient reads 400,000 characters %s", (_, text, recipient) => {
  expect(toRecipient(text).slice(0, recipient.length)).toBe(recipient);
  expect(proposeAlias({ username: "jane", domain: "gmail.com" }, text, { style: "dots" }).ok).toBe(true);
});

it.each<[description: string, text: string, rows: number]>([
  ["of a word", repeat("a"), 0],
  ["of blanks", `a${repeat(" ")}a`, 0],
  ["of blanks behind a comma", `a,${repeat(" ")}`, 0],
  ["of commas", `a${repeat(",")}b`, 1],
  ["of cells", `${repeat("a,")}b`, 1],
  ["of cells behind blanks", `${repeat("a, ")}b`, 0],
  ["of tabs", `${repeat("\t")}a`, 0],
  ["of quotation marks", `${repeat('"')}\na,b`, 2],
  ["of cells that do not end", `a${repeat(',"a')}`, 1],
  ["of marks behind backslashes", `a,b${repeat('\\"')}`, 1],
  ["of a quoted cell that is doubled", `"${repeat('""')}`, 0],
  ["of references", `a,b${repeat("&#1;")}`, 1],
  ["of names for a password", `${repeat("mot de passe ")}a`, 0],
  ["of labels", `a,${repeat("a.")}com`, 1],
  ["of signs in front of a tab", `${repeat("-")}\ta`, 1],
  ["of links", repeat("https:a@b "), 0],
])("splitPasted and toRecipients read 400,000 characters %s", (_, text, rows) => {
  expect(splitPasted(text, 1).rows).toHaveLength(rows);
  expect(toRecipients(text, 1).length + listCells(text).length).toBeLessThan(LENGTH);
});

it("readImport reads 400,000 blanks in a heading", () => {
  const text = `a${repeat(" ")}b,For,Address\nx,netflix.com,jane@gmail.com`;
  expect(takeSteps(readImport(text, { order: "dmy", today: "2026-11-28", mailbox: "" }))).toMatchObject({
    ok: true,
    refused: [],
  });
});
