import { describe, expect, it } from "vitest";

import { takeSteps } from "../../../tests/core/takeSteps";
import { checkAddresses } from "./checkAddresses";

/** Writes a check in short: the kind, the rows, and the number of duplicates where there are records. */
function show(text: string): string {
  const { kind, rows, removable, duplicates } = takeSteps(checkAddresses(text));
  const inputs = rows.map(({ input, verdict }) => (verdict === "invalid" ? `${input}?` : input));
  return [kind, inputs.join(" "), removable === null ? "-" : duplicates].join(" | ");
}

const PEOPLE = ["ann@gmail.com", "bob@gmail.com", "a.nn@gmail.com"];

it.each([
  ["a list", PEOPLE.join("\n"), "list"],
  ["names in brackets", "Ann <ann@gmail.com>\nBob Roe <bob@gmail.com>\nA. Nn <a.nn@gmail.com>", "list"],
  ["signs that names have", "José & Tom <ann@gmail.com>\n#2 (Sales/EU) bob@gmail.com\na.nn@gmail.com +1", "list"],
  ["a team", "ann@gmail.com\nTeam B\nbob@gmail.com\na.nn@gmail.com", "list"],
  ["one line", PEOPLE.join(", "), "list"],
  ["strings of a program", "N'ann@gmail.com', N'bob@gmail.com', N'a.nn@gmail.com'", "list"],
  ["names behind a bar", PEOPLE.map((email) => `x | ${email}`).join("\n"), "table"],
  ["a table", `name,email\n${PEOPLE.map((email) => `x,${email}`).join("\n")}`, "table"],
  [
    "a title and a note",
    `Customers; all of them\nname;email;id\n${PEOPLE.map((e) => `x;${e};1`).join("\n")}\nBye; Ann`,
    "table",
  ],
  ["passwords with brackets", `email,password\n${PEOPLE.map((email) => `${email},a(b]c{`).join("\n")}`, "table"],
  ["passwords like addresses", `user;mot de passe\n${PEOPLE.map((e, n) => `${e};P@ss${n}.de`).join("\n")}`, "table"],
  ["a cell with an apostrophe", `id;email\n${PEOPLE.map((email) => `'7000004;${email}`).join("\n")}`, "table"],
  ["names with an apostrophe", `name,email\n${PEOPLE.map((email) => `van 't Hof,${email}`).join("\n")}`, "table"],
  ["a table of Markdown", `| Email | x |\n|---|---|\n${PEOPLE.map((email) => `| ${email} | 1 |`).join("\n")}`, "table"],
])("%s has records: one of them is a duplicate", (_, text, kind) => {
  for (const changed of changes(text)) expect(show(changed)).toBe(`${kind} | ${PEOPLE.join(" ")} | 1`);
});

it.each([
  `"Doe, Jane" <ann@gmail.com>, "Ray, Luz" <luz@gmail.com>\n"Roe, Tom" <tom@gmail.com>, "Doe, J." <a.nn@gmail.com>`,
  "ann@gmail.com <ann@gmail.com>; luz@gmail.com <luz@gmail.com>\na.nn@gmail.com <a.nn@gmail.com>; tom@gmail.com",
  "ann@gmail.com (Ann, HR), luz@gmail.com (Luz)\na.nn@gmail.com (A., old), tom@gmail.com",
  "[ann@gmail.com](mailto:ann@gmail.com), [luz@gmail.com](mailto:luz@gmail.com)\na.nn@gmail.com, tom@gmail.com",
])("several people on a line are a list, and no table: %j", (text) => {
  expect(takeSteps(checkAddresses(text))).toMatchObject({ kind: "list", people: 3, duplicates: 1 });
});

it.each(["name,url,username,password", '"name","login_uri","login_username","login_password"'])(
  "the log-ins of a password manager have no duplicates: %s",
  (heading) => {
    const text = [heading, ...PEOPLE.map((email) => `x,https://x.example,${email},1`)].join("\n");
    expect(show(text.concat("\n", text))).toBe(`table | ${PEOPLE.join(" ")} | -`);
    expect(takeSteps(checkAddresses(text)).duplicates).toBe(0);
  },
);

const AB = ["ann@gmail.com", "bob@gmail.com"];
const JSON_TEXT = JSON.stringify(
  PEOPLE.map((email) => ({ email, login: email })),
  null,
  2,
);

it.each([
  ["YAML", `users:\n${PEOPLE.map((email) => `  - email: ${email}\n    login: ${email}\n`).join("")}`],
  ["JSON", JSON_TEXT],
  ["a line above JSON", `Users:\n${JSON_TEXT}`],
  ["the middle of JSON", JSON_TEXT.slice(1, -1)],
  ["a list of JSON", JSON.stringify(PEOPLE, null, 2)],
  ["a shell of a database", PEOPLE.map((email) => `{ email: '${email}', login: '${email}' },`).join("\n")],
  ["Python's print", `[${PEOPLE.map((email) => `{'email': '${email}',\n  'login': '${email}'}`).join(",\n ")}]`],
  ["PHP", PEOPLE.map((email) => `['email' => '${email}',\n 'login' => '${email}'],`).join("\n")],
  ["HTML", PEOPLE.map((email) => `<li\n><a href="mailto:${email}">${email}</a></li>`).join("\n")],
  ["a page without ends of tags", PEOPLE.map((email) => `<td>${email}`).join("\n")],
  ["XML", PEOPLE.map((email) => `<email>${email}</email>\n<login>${email}</login>`).join("\n")],
  ["SQL", `INSERT INTO t VALUES\n${PEOPLE.map((email) => `(1,'${email}','x')`).join(",\n")};`],
  ["cards", PEOPLE.map((email) => `BEGIN:VCARD\nFN:x\nEMAIL:${email}\nEND:VCARD`).join("\n")],
  ["a directory", PEOPLE.map((email) => `dn: mail=${email},o=x\nmail: ${email}\n`).join("\n")],
  ["a log", PEOPLE.map((email) => `12:01:30 login user=${email} from 10.0.0.1`).join("\n")],
  ["a leak", PEOPLE.map((email) => `${email}:P@ss.word`).join("\n")],
  [
    "a licence",
    `By ann@gmail.com\n(c) 2007, B. <bob@gmail.com>\n(c) 2008, N. <a.nn@gmail.com>\nAs it says below, no rights are given.`,
  ],
  ["prose", `Ann wrote to ann@gmail.com and to bob@gmail.com.\nIs a.nn@gmail.com hers?\nann@gmail.com is.`],
])("%s has no records: each address counts once", (_, text) => {
  for (const changed of changes(text)) expect(show(changed)).toBe(`other | ${PEOPLE.join(" ")} | -`);
});

/** Changes a text without a change of its addresses. */
function changes(text: string): string[] {
  return [
    text,
    `Hello\n${text}`,
    `\`\`\`\n${text}\n\`\`\``,
    text.replaceAll(/^/gm, "> "),
    text.replaceAll(/^/gm, "    "),
    text.replaceAll("\n", "\r\n"),
    `\uFEFF${text}`,
  ];
}

it.each([
  ["referrers", "email,referred_by\nann@gmail.com,bob@gmail.com\nbob@gmail.com,", AB, 1],
  ["passwords", "url,username,password\nx.org,ann@gmail.com,My@Pass.word\ny.org,bob@gmail.com,b", AB, 0],
  ["passwords alone", "user;password\nann;P@ss.word\nbob;C@ts.dogs", [], 0],
  ["a heading beside a year", "By,Mail,2026\na@x.org,ann@gmail.com,5\nb@x.org,,5\nc@x.org,bob@gmail.com,", AB, 3],
  ["a title and a note", "Sent to ann@gmail.com\nMail,x\nann@gmail.com,1\nbob@gmail.com,2\nAsk ann@gmail.com", AB, 0],
  ["Markdown", "|Name|Mail|\n|-|-|\n|A|[ann@gmail.com](mailto:ann@gmail.com)|\n|B|bob@gmail.com|", AB, 0],
  ["a heading that is the word alone", "Sender,Mail\nx@x.org,ann@gmail.com\ny@x.org,\nz@x.org,bob@gmail.com", AB, 3],
  ["a heading that is quoted", "> Mail,By\n> ann@gmail.com,x@x.org\n> bob@gmail.com,y@x.org\n> ,z@x.org", AB, 3],
  ["the most mailboxes", "shop@x.org,ann@gmail.com,1\nshop@x.org,bob@gmail.com,2", AB, 2],
])("a table is read by its column of addresses alone: %s", (_, text, inputs, elsewhere) => {
  const check = takeSteps(checkAddresses(text));
  expect(check.rows.map(({ input }) => input)).toEqual(inputs);
  expect(check).toMatchObject({ kind: "table", duplicates: 0, elsewhere });
});

it("offers no file where fewer than half of the column's cells are addresses", () => {
  const text = "url,username\na.org,ann@gmail.com\nb.org,ann\nc.org,bob\nd.org,a.nn@gmail.com\ne.org,roe";
  expect(takeSteps(checkAddresses(text))).toMatchObject({ kind: "table", removable: null });
});

it("finds the people of a table however far below its heading they stand", () => {
  const { kind, rows } = takeSteps(checkAddresses(`name,email\n${"x,\n".repeat(10_000)}x,ann@gmail.com\n`));
  expect([kind, rows.length]).toEqual(["table", 1]);
});

it("finds the columns of a table", () => {
  const columnsOf = (text: string) => takeSteps(checkAddresses(text)).columns;
  expect(columnsOf('"Name";"E-Mail"\n"Roe; R.";ann@gmail.com\n;bob@gmail.com')).toEqual({ count: 2, separator: ";" });
  expect(columnsOf("ann@gmail.com\t1\nbob@gmail.com\t2")).toEqual({ count: 2, separator: "\t" });
  expect(columnsOf(PEOPLE.join(", "))).toBe(null);
});

it("knows the fullest record of a mailbox", () => {
  const { rows, removable } = takeSteps(
    checkAddresses("email,name,city\nann@gmail.com,,\na.nn@gmail.com,Ann,Rome\nann@gmail.com,Ann,"),
  );
  expect(removable?.fullest).toEqual(new Set([rows[0], rows[2]]));
});

const TEN = Array.from({ length: 10 }, (_, index) => `p${index}@gmail.com`);

it.each([
  [
    `a;b\n${TEN.map((email, index) => `${email};${index < 2 ? "1;2;3" : "1"}`).join("\n")}`,
    { kind: "cells", line: 2, cells: 4, expected: 2 },
  ],
  [`${TEN.join("\n")}\nThis is a note, and no heading\n`, { kind: "line", line: 11 }],
  [TEN.slice(1).concat("This is a note, and no heading").join("\n"), null],
  [
    JSON.stringify(
      TEN.map((email) => ({ email })),
      null,
      1,
    ),
    null,
  ],
])("says at which line a text that looks like records has none: %j", (text, flaw) => {
  expect(takeSteps(checkAddresses(text)).flaw).toEqual(flaw);
});

describe("mails", () => {
  const MAIL = "From: Shop <deals@shop.example>\nTo: ann+shop@gmail.com\nSubject: x\n\nHello bob@gmail.com\n";
  const FROM = "From 1@xxx Sat Nov 28 10:00:00 +0000 2026\n";
  it.each([
    ["a mail", MAIL, "mail"],
    ["below a note", `See this:\n\n---------- Forwarded message ---------\n${MAIL}`, "mail"],
    ["quoted", MAIL.replaceAll(/^/gm, "> "), "mail"],
    ["behind the line of a mailbox file", FROM + MAIL, "mail"],
    ["two mails", `${FROM}${MAIL}\n${FROM}${MAIL}`, "mailbox-file"],
    ["no mail", "From: 3 May\nTo: 5 May\nann@gmail.com", "other"],
    ["one field", "To: ann@gmail.com", "other"],
    ["a body that quotes such a line", `${FROM}${MAIL}\nFrom time to time 10:00 in 2026\nTo: x\n`, "mail"],
  ])("%s", (_, text, kind) => {
    expect(takeSteps(checkAddresses(text)).kind).toBe(kind);
    expect(takeSteps(checkAddresses(text.replaceAll("\n", "\r\n"))).kind).toBe(kind);
  });
});

it.each([
  ["Email id:ann.longername2026@gmail.com", "ann.longername2026@gmail.com"],
  ["References: Ann Roe ann@gmail.com", "ann@gmail.com"],
  ["References: <x@gmail.com>\n <y@gmail.com>", ""],
  [">> Message-ID:\n>>  <x@gmail.com>\n>> ann@gmail.com", "ann@gmail.com"],
  ["https://lists.example.org/u?email=ann@gmail.com", "ann@gmail.com"],
  ["mailto://ann@gmail.com", "ann@gmail.com"],
  ["N'ann@gmail.com'", "ann@gmail.com"],
  ["d'arcy@gmail.com", "d'arcy@gmail.com?"],
  ["ל-ann@gmail.com", "ann@gmail.com"],
  ["ל־ann@gmail.com", "ann@gmail.com"],
  ["жанна-petrova@gmail.com", "жанна-petrova@gmail.com?"],
  ["uid: ann@gmail.com", "ann@gmail.com"],
  ["ann@gmail.comPhone: 1", "ann@gmail.com"],
  ['"messageId":"<x@gmail.com>"', ""],
  ["Message ID\t<x@gmail.com>", ""],
  ["See ‘‘ann@gmail.com’’, ❝❝bob@gmail.com❞❞", "ann@gmail.com bob@gmail.com"],
  ["msgid=<x@gmail.com>", ""],
  ["CAF1x@mail.gmail.com", ""],
  ["bounce-ann=shop.de@gmail.com", "bounce-ann=shop.de@gmail.com?"],
  ["ann=shop.online@bounces.example.org", "ann=shop.online@bounces.example.org"],
  ["user=ann.de@gmail.com", "ann.de@gmail.com"],
  [String.raw`C:\tom@gmail.com`, String.raw`\tom@gmail.com?`],
  ["a+b=\nann@gmail.com", "ann@gmail.com"],
  ["# a\ndn: x\nann@gmail.com", "ann@gmail.com"],
  ['{"password":"My@Pass.word"}', ""],
  ["ann@gmail.com:P@ss.word", "ann@gmail.com"],
  ["ann@gmail.com|roe@example.com", "ann@gmail.com roe@example.com"],
  ["https:/ann@gmail.com/x", ""],
  ["id=10439739@gmail.com", "10439739@gmail.com"],
  ["\u001B[4mann\u001B[0m.roe@gmail.com", "ann.roe@gmail.com"],
  ["ann@gmail.com@10.1.1.1", "ann@gmail.com@10.1.1.1?"],
])("an address is read where it stands, by the signs beside it: %j", (text, inputs) => {
  expect(show(text).split(" | ")[1]).toBe(inputs);
});
