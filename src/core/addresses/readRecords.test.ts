import { expect, it } from "vitest";

import { readRecords, type TextRecord } from "./readRecords";

function recordsOf(text: string): TextRecord[] {
  return Array.from(readRecords(text)).filter((record) => record !== null);
}

/** Writes the records with people, a line for each, as their mentions: `a b | c` is one person with two addresses, and another. */
function show(text: string): string {
  return recordsOf(text)
    .map(({ mentions }) =>
      mentions.map(({ addresses }) => addresses.map((address) => address.text).join(" ")).join(" | "),
    )
    .filter((record) => record !== "")
    .join("\n");
}

it("reads each record at its place, without its escapes, with its people", () => {
  const text = "a@x.org (a&#64;x.org)\nno&amp;body\nreferences=<m@x.org>, a@x.org";
  const parsed = { ok: false, error: "unsupported-domain" };
  const first = { text: "a@x.org", host: "x.org", start: 0, end: 7, parsed };
  const last = { ...first, start: 22, end: 29 };
  expect(recordsOf(text)).toEqual([
    { start: 0, end: 22, text: "a@x.org (a@x.org)\n", mentions: [{ addresses: [first], end: 18 }], isLine: true },
    { start: 22, end: 34, text: "no&body\n", mentions: [], isLine: true },
    {
      start: 34,
      end: 63,
      text: "references=<m@x.org>, a@x.org",
      mentions: [{ addresses: [last], end: 29 }],
      isLine: true,
    },
  ]);
});

it.each([
  ["message-id: a@x.org\n  b@x.org\n\tc@x.org\nd@x.org", "d@x.org"],
  ["Message-ID : a@x.org\nb@x.org", "b@x.org"],
  [" X-Google-Original-Message-ID: a@x.org", ""],
  ["> > Message-ID: a@x.org", ""],
  ["In-Reply-To:a@x.org", ""],
  ["References: <a@x.org> <b@x.org>", ""],
  ["Content-ID: <a@x.org>\nb@x.org", "b@x.org"],
  ["X-Forwarded-Encrypted: i=1; A/a@x.org\nb@x.org", "b@x.org"],
  ["References:<a@x.org> <b@x.org>", ""],
  ["References \t:  <a@x.org> <b@x.org>", ""],
  ["> > References: <a@x.org> <b@x.org>", ""],
  ["References:\r\n <a@x.org>\r\n <b@x.org>\r\nc@x.org", "c@x.org"],
  ["x: message-id=<a@x.org>, from=<b@x.org>", "b@x.org"],
  ['{"Message-ID" : "<a@x.org>", "to": "b@x.org"}', "b@x.org"],
  ["From a@x.org  Mon Jan  1 00:00:00 2026\nb@x.org", "b@x.org"],
  [">From a@x.org Mon, 5 Jan 2026", ""],
  ["BEGIN:VCALENDAR\nUID:a@x.org\nuid;X=1:b@x.org\nORGANIZER:mailto:c@x.org", "c@x.org"],
  [" a@x.org", "a@x.org"],
  ["Which message-id: does a@x.org mean?", "a@x.org"],
  ["References: Jane (a@x.org)", "a@x.org"],
  ["My references:\n  a@x.org\n  b@x.org", "a@x.org\nb@x.org"],
  ["Mail From a@x.org Mon, 5 Jan 2026", "a@x.org"],
  ["From a@x.org Mon to Fri, room 5", "a@x.org"],
  ["UID: a@x.org", "a@x.org"],
  ["BEGIN:VCARD\nNOTE:Apple UID: a@x.org", "a@x.org"],
])("a name of a message is nobody's, and what looks like one is somebody's: %j", (text, people) => {
  expect(show(text)).toBe(people);
});

it.each([
  ["a@x.org:p@ss.w0rd", "a@x.org"],
  ["p@ss.w0rd:a@gmail.com", "a@gmail.com"],
  ["p@ss.word1:a@x.org", "a@x.org"],
  ["p@ss.w:a@x.org", "a@x.org"],
  ["p@ss.w0rd", "p@ss.w0rd"],
  ["p@ss.w0rd, q@ss.w0rd", "p@ss.w0rd | q@ss.w0rd"],
  ["a@x.xn--p1ai, b@x.рф", "a@x.xn--p1ai | b@x.рф"],
  ["a@gmail.c0m, b@Googlemail.c0m, c@x.org", "a@gmail.c0m | b@Googlemail.c0m | c@x.org"],
  ["a@gmail, josé@gmail.com, c@x.org", "a@gmail | josé@gmail.com | c@x.org"],
])("a password is nobody's where somebody else is: %j", (text, people) => {
  expect(show(text)).toBe(people);
});

it.each([
  ["1,a@x.org,A@x.org,b@x.org", "a@x.org b@x.org"],
  ["1,straße@x.org,strasse@x.org", "straße@x.org strasse@x.org"],
  ["a@x.org, b@x.org thanks", "a@x.org b@x.org"],
  ["a@x.org and b@x.org", "a@x.org b@x.org"],
  ["Ask Roe: a@x.org, b@x.org", "a@x.org b@x.org"],
  ["- Roe: a@x.org, b@x.org", "a@x.org b@x.org"],
  ["a@x.org: Roe <b@x.org>", "a@x.org b@x.org"],
  ["a@x.org, <br>b@x.org", "a@x.org b@x.org"],
  [`a@x.org, ${"n".repeat(297)} <b@x.org>`, "a@x.org b@x.org"],
  [`a@x.org, b@x.org${"-".repeat(301)}`, "a@x.org b@x.org"],
])("a record mentions one person, by each address once: %j", (text, people) => {
  expect(show(text)).toBe(people);
});

it.each([
  ["a@x.org, A@x.org", "a@x.org | A@x.org"],
  ["mailto:a@x.org, mailto:b@x.org", "a@x.org | b@x.org"],
  ["\tCc: a@x.org, b@x.org", "a@x.org | b@x.org"],
  ["> > To: a@x.org, Roe <b@x.org>", "a@x.org | b@x.org"],
  ["Jane < a@x.org >, Roe < b@x.org >", "a@x.org | b@x.org"],
  ["(a@x.org) Roe (b@x.org) (Lee)", "a@x.org | b@x.org"],
  ["a@x.org (Jane), b@x.org (Roe)", "a@x.org | b@x.org"],
  ['"Jane"<a@x.org>, "Roe"<b@x.org>; "Lee"  <c@x.org>', "a@x.org | b@x.org | c@x.org"],
  [`a@x.org, ${"n".repeat(296)} <b@x.org>`, "a@x.org | b@x.org"],
  [`a@x.org, b@x.org${"-".repeat(300)}`, "a@x.org | b@x.org"],
  ["A@x.org <a@x.org>", "A@x.org"],
  ["'a@x.org' <a@x.org>", "a@x.org"],
  ["a@x.org (a@x.org), b@x.org | b@x.org", "a@x.org | b@x.org"],
  ["[a@x.org](mailto:a@x.org)", "a@x.org"],
  ["a@x.org <b@x.org>", "a@x.org | b@x.org"],
  ["a@x.org, Jane <a@x.org>", "a@x.org | a@x.org"],
  ["a@x.org || a@x.org", "a@x.org | a@x.org"],
])("a list mentions a person by each address, but not by its name: %j", (text, people) => {
  expect(show(text)).toBe(people);
});
