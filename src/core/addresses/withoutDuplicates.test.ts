import { describe, expect, it } from "vitest";

import { takeSteps } from "../../../tests/core/takeSteps";
import { checkAddresses, type Staying } from "./checkAddresses";
import { withoutDuplicates } from "./withoutDuplicates";

const check = (text: string) => takeSteps(checkAddresses(text));
const clean = (text: string, staying: Staying = "first") => takeSteps(withoutDuplicates(text, check(text), staying));

it.each<[what: string, text: string, cleaned: string, removed: number]>([
  ["lines", "jane@gmail.com\nroe@gmail.com\nJ.ane+shop@googlemail.com\n", "jane@gmail.com\nroe@gmail.com\n", 1],
  ["another host, where only the same address counts", "a@x.org\nA@x.org\na+b@x.org", "a@x.org\na+b@x.org", 1],
  ["mixed line ends, and none at the end", "a@x.org\r\nroe@x.org\rA@x.org\n\n a@x.org", "a@x.org\r\nroe@x.org\r\n", 2],
  [
    "a heading and other columns",
    "Name;E-mail;Note\r\nJosé;jane@gmail.com;1,5\r\n\r\nJ;j.ane@gmail.com;\r\nRoe;roe@gmail.com;x\r\n",
    "Name;E-mail;Note\r\nJosé;jane@gmail.com;1,5\r\n\r\nRoe;roe@gmail.com;x\r\n",
    1,
  ],
  ["tabs", "Jane\tjane@gmail.com\nJ\tj.ane@gmail.com\nRoe\troe@x.org", "Jane\tjane@gmail.com\nRoe\troe@x.org", 1],
  [
    "records over several lines",
    'Jane,"Street 1\r\n2 ""b"", x",jane@gmail.com\r\nJ,"Street\r\n\r\n1",j.ane@gmail.com\r\nRoe,"a\r\nb",roe@x.org\r\n',
    'Jane,"Street 1\r\n2 ""b"", x",jane@gmail.com\r\nRoe,"a\r\nb",roe@x.org\r\n',
    1,
  ],
  ["what is no address, twice", "a..b@gmail.com\na..b@gmail.com\n", "", 0],
  ["two spellings in one record", "Jane,jane@gmail.com,j.ane@gmail.com\nRoe,roe@x.org,\n", "", 0],
  ["words, and nothing", "a\n\na\n", "", 0],
  ["an empty text", "", "", 0],
  ["a byte order mark", "\uFEFFa@x.org\na@x.org", "\uFEFFa@x.org\n", 1],
  ["escapes", "jane&#43;a@gmail.com\nroe@x.org\njane%2Bb@gmail.com\n", "jane&#43;a@gmail.com\nroe@x.org\n", 1],
])(
  "a record whose addresses all reach mailboxes that came before goes, and all else stays: %s",
  (_, text, cleaned, removed) => {
    expect(clean(text)).toEqual({ text: removed === 0 ? text : cleaned, removed });
  },
);

describe("of a list, the people who came before go", () => {
  it.each<[list: string, cleaned: string, removed?: number]>([
    ["a@x.org, b@x.org, A@x.org\r\nb@x.org, c@x.org\n", "a@x.org, b@x.org\r\nc@x.org\n", 2],
    ["a@x.org; A@x.org; b@x.org", "a@x.org; b@x.org"],
    ["a@x.org, A@x.org,\n", "a@x.org,\n"],
    ["('a@x.org'), ('A@x.org');\n", "('a@x.org');\n"],
    ["(a@x.org, A@x.org)\n", "(a@x.org)\n"],
    ["a@x.org, (A@x.org, b@x.org)", "a@x.org, (b@x.org)"],
    ['a@x.org\n"A@x.org, b@x.org"\n', 'a@x.org\n"b@x.org"\n'],
    ["| a@x.org | b@x.org |\n| A@x.org | c@x.org |\n", "| a@x.org | b@x.org |\n| c@x.org |\n"],
    ["a@x.org | b@x.org\n| c@x.org | A@x.org |\n", "a@x.org | b@x.org\n| c@x.org |\n"],
    ["> a@x.org, A@x.org\n> A@x.org, b@x.org\n", "> a@x.org\n> b@x.org\n", 2],
    ["mailto:a@x.org, mailto:A@x.org, mailto:b@x.org", "mailto:a@x.org, mailto:b@x.org"],
    ["a@x.org\nmailto:A@x.org, mailto:b@x.org\n", "a@x.org\nmailto:b@x.org\n"],
    ["a@x.org (Jane), A@x.org (J), b@x.org (Roe)\n", "a@x.org (Jane), b@x.org (Roe)\n"],
    ["a@x.org (Jane), b@x.org (Roe), A@x.org (J)\n", "a@x.org (Jane), b@x.org (Roe)\n"],
    ["a@x.org, A@x.org, b@x.org!\n", "a@x.org, b@x.org!\n"],
    ["Jane <a@x.org>, Doe Jane <A@x.org>, Roe <b@x.org>", "Jane <a@x.org>, Roe <b@x.org>"],
    ["a@x.org, A@x.org <A@x.org>, b@x.org <b@x.org>\n", "a@x.org, b@x.org <b@x.org>\n"],
    ["a@x.org <a@x.org>, b@x.org, A@x.org<mailto:A@x.org>\n", "a@x.org <a@x.org>, b@x.org\n"],
  ])("%j", (list, cleaned, removed = 1) => {
    expect(clean(list)).toEqual({ text: cleaned, removed });
  });
});

it.each<[what: string, text: string, cleaned: string]>([
  [
    "with two addresses",
    "mail,other\na@x.org,b@x.org\nd@x.org,c@x.org\nA@x.org,d@x.org\n",
    "mail,other\na@x.org,b@x.org\nd@x.org,c@x.org\n",
  ],
  [
    "with rows without an address",
    "n,mail\na,a@x.org\nb,\nc,A@x.org\nd,d@x.org\n",
    "n,mail\na,a@x.org\nb,\nd,d@x.org\n",
  ],
  ["aligned by blanks", "id mail\n1  a@x.org\n2  A@x.org\n", "id mail\n1  a@x.org\n"],
  ["with a note", "a@x.org\nA@x.org\nb@x.org\nc@x.org\nthat is all\n", "a@x.org\nb@x.org\nc@x.org\nthat is all\n"],
])("of a table, a row goes whole or stays: %s", (_, text, cleaned) => {
  expect(clean(text)).toEqual({ text: cleaned, removed: 1 });
  const { rows, removable } = takeSteps(checkAddresses(text));
  expect(takeSteps(checkAddresses(cleaned)).rows).toHaveLength(rows.length - removable!.first.size);
  expect(clean(cleaned)).toEqual({ text: cleaned, removed: 0 });
});

it.each([
  ["a mail", "From: a@x.org\nTo: A@x.org,\n a@x.org\n\nHello a@x.org\n"],
  ["a page", "<table>\n<tr><td>a@x.org</td></tr>\n<tr><td>A@x.org</td></tr>\n</table>\n"],
  ["cards", "BEGIN:VCARD\nEMAIL:a@x.org\nEND:VCARD\nBEGIN:VCARD\nEMAIL:A@x.org\nEND:VCARD\n"],
  ["a directory", "dn: cn=a,mail=a@x.org\nmail: a@x.org\n\ndn: cn=b,mail=a@x.org\nmail: A@x.org\n"],
  ["JSON", '[\n"a@x.org",\n"A@x.org"\n]'],
  ["JSON a line", '{"a":"a@x.org"}\n{"a":"A@x.org"}\nno JSON\n'],
  ["SQL", "INSERT INTO t VALUES (1,'a@x.org');\nINSERT INTO t VALUES (2,'A@x.org');\n"],
  ["rows of SQL", "(1,'a@x.org'),\n(2,'A@x.org');\n"],
  ["mlr, pairs", "id,1\nmail,a@x.org\nid,2\nmail,A@x.org\n"],
  ["the separators of ASCII", "id\u001Fmail\u001E1\u001Fa@x.org\u001E2\u001FA@x.org\u001E"],
  ["an open quotation", "1:'a\nb':a@x.org\n2:'c\nd':A@x.org\n3:e:b@x.org\n"],
])("of any other text, nothing goes: %s", (_, text) => {
  expect(clean(text)).toEqual({ text, removed: 0 });
  expect(check(text)).toMatchObject({ removable: null });
});

it.each([
  ["Name,Mail\nA,a@x.org\nB,b@x.org\nA2,A@x.org\n", "Name,Mail\nB,b@x.org\nA2,A@x.org\n", 1],
  ["a@x.org, b@x.org, A@x.org\nB@x.org\n", "A@x.org\nB@x.org\n", 2],
  ["n;m;i\na@x.org;b@x.org;1\nb@x.org;;2\na@x.org;;3\n", "n;m;i\nb@x.org;;2\na@x.org;;3\n", 1],
])("keeps the last record of each person: %j", (text, rest, removed) => {
  expect(clean(text, "last")).toEqual({ text: rest, removed });
});

it.each([
  "Tom &amp; Ann <a@x.org>; b@x.org; A@x.org",
  String.raw`"Doe \"J\" Jane" <a@x.org>, b@x.org, A@x.org`,
  "Jos\uFFFD <a@x.org>, b@x.org, A@x.org",
])("a line that nobody can cut is not said to lose anyone: %j", (text) => {
  expect(check(text).removable!.first.size).toBe(0);
  expect(clean(`${text}\na@x.org\n`)).toEqual({ text: `${text}\n`, removed: 1 });
});

it("reads a long line of people as one list", () => {
  const people = Array.from({ length: 2000 }, (_, index) => `"Roe, Person ${index}" <p${index % 1900}@x.org>`);
  const text = people.join("; ");
  expect(clean(text)).toEqual({ text: people.slice(0, 1900).join("; "), removed: 100 });
});

it("takes a step for each record", () => {
  const text = "a@x.org\nb@x.org";
  expect([...withoutDuplicates(text, check(text), "first")]).toEqual([0, 1 / 2]);
});

it("reads 400,000 characters at a linear cost", () => {
  const length = 400_000;
  const repeat = (piece: string) => piece.repeat(Math.ceil(length / piece.length));
  for (const list of ["a@x.org, ", "a@x.org\n", "A@x.org <a@x.org>, ", "<a@x.org>,,, "]) {
    // A line of that length is read in pieces, and the last one ends what the first has begun.
    expect(clean(repeat(list)).text.replace(/[,\s]+$/, "")).toBe(list.replace(/[,\s]+$/, ""));
  }
  for (const end of ["", "\na@x.org"]) {
    expect(clean(`a@x.org${repeat(" ,")}${end}`).text).toHaveLength(length + 7 + end.length);
    expect(clean(`a@x.org${repeat('"')}${end}`).text).toContain("a@x.org");
  }
});
