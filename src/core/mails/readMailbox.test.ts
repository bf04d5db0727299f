import * as fc from "fast-check";
import { describe, expect, it, test, vi } from "vitest";

import { textLaw } from "../../../tests/core/law";
import { takeSteps } from "../../../tests/core/takeSteps";
import { isMailboxFile } from "./isMailboxFile";
import { createMailboxReader } from "./readMailbox";

const START = "From 1@xxx Sat Nov 28 10:00:00 +0000 2026";
const FROM = "From: Shop <deals@shop.example>";

const encode = (text: string) => new TextEncoder().encode(text);

function read(text: string, ...cuts: readonly number[]) {
  const { add, end } = createMailboxReader();
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length];
  for (const [index, place] of places.entries()) takeSteps(add(encode(text.slice(places[index - 1] ?? 0, place))));
  return takeSteps(end());
}

/** Writes a mail of a file: who has sent it, to whom, and when. */
function write(from: string, to: string, date = "Sat, 28 Nov 2026 04:38:01 +0100"): string {
  return `${START}\nFrom: ${from}\n${to.includes(":") ? to : `To: ${to}`}\nDate: ${date}\n\nHello\n\n`;
}

/** Lists the mailboxes and their addresses, with senders: `jane.doe@gmail.com 2: shop.example 2 2026-11-27..2026-11-28`. */
function list(text: string) {
  return read(text).mailboxes.map(({ email, mails, addresses }) => ({
    [`${email} ${mails}`]: addresses.map((one) => {
      const senders = one.senders.map((sender) => `${sender.site} ${sender.mails} ${sender.first}..${sender.last}`);
      return `${one.email} ${one.mails}: ${senders.join(", ")}`;
    }),
  }));
}

const ONE = "2026-11-28..2026-11-28";

test("senders have their hosts, names, and days", () => {
  const file = [
    write("Shop <a@shop.example>", "jane.doe+shop@gmail.com", "1 Dec 2026"),
    write("The Shop <b@news.shop.example>", "jane.doe+shop@gmail.com", "no day"),
    write("a@shop.example", "jane.doe+shop@gmail.com", "30 Nov 2026"),
    write("unknown", "jane.doe+shop@gmail.com"),
    write("x@y.example", "z@y.example"),
  ].join("");
  const sender = { site: "shop.example", hosts: ["shop.example", "news.shop.example"], names: ["Shop", "The Shop"] };
  const senders = [{ ...sender, mails: 3, first: "2026-11-28", last: "2026-12-01" }];
  expect(read(file)).toEqual({
    unreadable: 1,
    mailboxes: [
      { email: "jane.doe@gmail.com", mails: 3, addresses: [{ email: "jane.doe+shop@gmail.com", mails: 3, senders }] },
    ],
  });
});

it.each<[description: string, file: string, mailboxes: object[]]>([
  [
    "the plain address counts where no other one of the mailbox is",
    write("a@x.example", "Delivered-To: jane.doe@gmail.com\nTo: jane.doe+a@gmail.com, jane.doe+b@gmail.com") +
      write("a@x.example", "jane.doe@gmail.com").repeat(2) +
      write("b@y.example", "Delivered-To: jane.doe@gmail.com\nTo: j.anedoe@gmail.com") +
      write("b@y.example", "jane.doe@googlemail.com"),
    [
      {
        "jane.doe@gmail.com 5": [
          `jane.doe@gmail.com 2: x.example 2 ${ONE}`,
          `jane.doe+a@gmail.com 1: x.example 1 ${ONE}`,
          `jane.doe+b@gmail.com 1: x.example 1 ${ONE}`,
          `j.anedoe@gmail.com 1: y.example 1 ${ONE}`,
          `jane.doe@googlemail.com 1: y.example 1 ${ONE}`,
        ],
      },
    ],
  ],
  [
    "the first mailbox is the one that most mails reach first",
    write("a@x.example", "ann@gmail.com, bob@gmail.com, eve@gmail.com") +
      write("a@x.example", "Cc: ann@gmail.com\nTo: bob@gmail.com") +
      write("b@y.example", "To: ann@gmail.com\nDelivered-To: bob@gmail.com"),
    [
      { "bob@gmail.com 3": [`bob@gmail.com 3: x.example 2 ${ONE}, y.example 1 ${ONE}`] },
      { "ann@gmail.com 3": [`ann@gmail.com 3: x.example 2 ${ONE}, y.example 1 ${ONE}`] },
    ],
  ],
  [
    "what a mailbox has sent itself does not count",
    write("J.ane.Doe+x@googlemail.com", "jane.doe@gmail.com, ann@gmail.com") +
      write("bob@gmail.com", "jane.doe@gmail.com"),
    [{ "jane.doe@gmail.com 1": [`jane.doe@gmail.com 1: gmail.com 1 ${ONE}`] }],
  ],
  [
    "a mailbox may be known by its tags alone",
    write("a@x.example", "ann+a@googlemail.com") + write("b@x.example", "ann+b@gmail.com").repeat(2),
    [
      {
        "ann@googlemail.com 3": [`ann+b@gmail.com 2: x.example 2 ${ONE}`, `ann+a@googlemail.com 1: x.example 1 ${ONE}`],
      },
    ],
  ],
])("%s", (_, file, mailboxes) => {
  expect(list(file)).toEqual(mailboxes);
});

describe("a mail begins", () => {
  const HEADERS = `\n${FROM}\nTo: jane.doe@gmail.com\n\n`;
  const FIRST = START + HEADERS;
  it.each<[description: string, file: string, mails: number]>([
    ["at the top", FIRST, 1],
    ["behind a byte order mark", `\uFEFF${FIRST}`, 1],
    ["behind blank lines", `\uFEFF\n \n${FIRST}`, 1],
    ["behind a text", `Hello\n\n${FIRST}`, 1],
    ["behind headers alone", FIRST + FIRST, 2],
    ["behind a body", `${FIRST}Hello\n\n${FIRST}`, 2],
    ["behind a body without a blank line at its end", `${FIRST}Hello\n${FIRST}`, 2],
    ["with an offset behind the year", `${FIRST}From x Sat Nov  8 10:00 2026 +0100${HEADERS}`, 2],
    ["with the date of a header", `${FIRST}From x@y.example Sat, 8 Nov 2026 10:00:00 -0700 (PDT)${HEADERS}`, 2],
    ["with a name of several words", `${FIRST}From jane at example.org  Sat Nov 28 10:00:00 2026${HEADERS}`, 2],
    ["with nothing behind it, as at Thunderbird", `${FIRST}\nFrom ${HEADERS}\nFrom - ${HEADERS}`, 3],
    ["not with nothing behind it, and no blank line above", `${FIRST}Hello\nFrom ${HEADERS}`, 1],
    ["not without a date", `${FIRST}\nFrom here on${HEADERS}`, 1],
    ["not without a header below", `${FIRST}\n${START}\n\n${FROM}`, 1],
    ["not where it is quoted", `${FIRST}\n>${START}${HEADERS}\n ${START}${HEADERS}\n${FROM}\nTo: ann@gmail.com\n`, 1],
    ["and ends within its headers", `${FIRST}${START}\nTo: jane.doe@gmail.com\n${FROM}`, 2],
    ["and ends above its From", `${FIRST}${START}\nTo: jane.doe@gmail.com\nFr`, 1],
  ])("%s", (_, file, mails) => {
    expect([file, file.replaceAll("\n", "\r\n")].map((text) => read(text).mailboxes[0]!.mails)).toEqual([mails, mails]);
  });

  it("twice in a mailbox file, or at its top if the file goes on", () => {
    const files = ["Hello", `Hello\n\n${FIRST}`, `\uFEFF\n${FIRST}`, `Hello\n\n${FIRST}${FIRST}`];
    expect(files.map((file) => [isMailboxFile(file), isMailboxFile(file, true)])).toEqual([
      [false, false],
      [false, false],
      [false, true],
      [true, true],
    ]);
  });
});

const LINES = [
  START,
  `\n${START}`,
  "\nFrom -",
  "\nFrom ",
  FROM,
  "From: Ann <ann@gmail.com>",
  "To: jane.doe@gmail.com,",
  " jane.doe+x@gmail.com",
  "\tbob@gmail.com",
  "Date: 28 Nov 2026",
  "Subject: x",
  "",
  "",
  ">From x",
  "Hello",
  "a".repeat(300),
  " ".repeat(300),
  `To: ${"x, ".repeat(100)}ann@gmail.com`,
];

const anyLines = fc.array(fc.tuple(fc.constantFrom(...LINES), fc.constantFrom("\n", "\r\n")), {
  maxLength: 100,
  size: "max",
});

textLaw("counts are the same wherever a file is cut", anyLines, fc.array(fc.nat(), { maxLength: 4 }), (lines, cuts) => {
  const text = `${START}\n${FROM}\n${lines.flat().join("")}`;
  expect(read(text, ...cuts)).toEqual(read(text));
});

test("a file may come letter by letter", () => {
  const to = `${"bob@shop.example,\n ".repeat(60)}jane.doe@gmail.com`;
  const text = write("a@shop.example", to, "1 Dec 2026").repeat(2).replaceAll("\n", "\r\n");
  expect(read(text, ...Array.from(text, (_, place) => place))).toEqual(read(text));
});

test("of a header, only so much is kept that memory stays", () => {
  const long = `To: ann@gmail.com, ${"bob@shop.example, ".repeat(4000)}ann+late@gmail.com`;
  expect(list(write("a@x.example", long))).toEqual([{ "ann@gmail.com 1": [`ann@gmail.com 1: x.example 1 ${ONE}`] }]);
});

// It takes a hundredth of this, and at a quadratic cost much more.
vi.setConfig({ testTimeout: 60_000 });

it.each([
  ["header lines", "To: bob@gmail.com\n"],
  ["lines of one header", "To: x\n bob@gmail.com,\n"],
  ["addresses in one line", "To: bob@gmail.com,"],
  ["blanks", " "],
  ["brackets", "From: ((((<<<<"],
  ["quotation marks", 'From: "\\'],
  ["escaped quotation marks", '\\"'],
  ["apostrophes", "'@'"],
  ["signatures", "DKIM-Signature:\n;d="],
  ["encoded words", "From: =?utf-8?Q?a?="],
  ["lines that begin as a mail does", "\n\nFrom "],
])("reads a million characters of %s", (_, repeated) => {
  const { add, end } = createMailboxReader();
  const headers = `${FROM}\nCc: jane.doe@gmail.com\n${repeated.repeat(1_000_000 / repeated.length)}`;
  const file = `${START}\n${headers}\n\n${START}\n${FROM}\nTo: eve@gmail.com\n\n`;
  for (let at = 0; at < file.length; at += 10_000) takeSteps(add(encode(file.slice(at, at + 10_000))));
  const { mailboxes, unreadable } = takeSteps(end());
  expect([unreadable, ...mailboxes.map(({ mails }) => mails)]).toEqual([0, 1, 1]);
});
