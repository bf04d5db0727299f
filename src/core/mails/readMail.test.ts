import { describe, expect, it, test } from "vitest";

import { readMail } from "./readMail";

const DAY = "2026-11-28";

test("a mail says who sent it, to which addresses, and when", () => {
  const mail = [
    "Delivered-To: jane.doe@gmail.com",
    "Received: from a by b for <jane.doe+other@gmail.com>; Fri, 27 Nov 2026 00:00:00 +0000",
    "return-path: <bounce+jane=gmail.com@Send.example>",
    "DKIM-Signature: v=1; a=rsa-sha256; d=Shop.example; s=x;\r\n\tbh=d=; b=ad=b",
    "DKIM-Signature: v=1;\r\n d = carrier.example",
    "List-Id : Shop news <news.shop.example>",
    "FROM: =?utf-8?Q?Caf=C3=A9?=\r\n <deals@mail.shop.example>",
    'To: "bob@gmail.com, me" <Jane.Doe+Shop@Gmail.com>,\r\n list@googlegroups.com, jane..doe@gmail.com',
    "X-Original-To: jane.doe+first@gmail.com",
    "Cc: ann@gmail.com (bob@gmail.com), jane.doe@gmail.com",
    "Date: Sat, 28 Nov 2026 04:38:01 +0100",
    "Subject: To: bob@gmail.com",
  ].join("\r\n");
  expect(readMail(`${mail}\r\n\r\nTo: bob@gmail.com\r\n`)).toEqual({
    sender: {
      from: "deals@mail.shop.example",
      site: "shop.example",
      hosts: ["mail.shop.example", "send.example", "shop.example", "carrier.example", "news.shop.example"],
      names: ["Café"],
    },
    recipients: ["jane.doe@gmail.com", "jane.doe+first@gmail.com", "jane.doe+shop@gmail.com", "ann@gmail.com"],
    day: DAY,
  });
});

it.each<[from: string, address: string | null, name?: string]>([
  ["deals@shop.example", "deals@shop.example"],
  ["Shop <deals@shop.example>", "deals@shop.example", "Shop"],
  ["Shop<deals@shop.example>", "deals@shop.example", "Shop"],
  ["< deals@shop.example >", "deals@shop.example"],
  ["<<deals@shop.example>>", "deals@shop.example", "<"],
  ["Shop <deals@shop.example", "deals@shop.example", "Shop"],
  ["Shop <deals@shop.example, x@y.example", "deals@shop.example", "Shop"],
  ["deals@shop.example (Shop (EU))", "deals@shop.example", "Shop (EU)"],
  ["Shop :( <deals@shop.example>", "deals@shop.example", "Shop :("],
  ["Shop <3 <deals@shop.example>", "deals@shop.example", "Shop <3"],
  ['"Shop, \\"the\\" <x@y.example>" <deals@shop.example>', "deals@shop.example", 'Shop, "the" <x@y.example>'],
  ['"Shop <deals@shop.example>', "deals@shop.example", '"Shop'],
  ["Shop, Inc. <deals@shop.example>", "deals@shop.example", "Shop, Inc."],
  ["Jane @ Shop <deals@shop.example>", "deals@shop.example", "Jane @ Shop"],
  ["jane@x.example <deals@shop.example>", "deals@shop.example", "jane@x.example"],
  ["Shop deals@shop.example", "deals@shop.example", "Shop"],
  ["'deals@shop.example'", "deals@shop.example"],
  ['"jane roe"@shop.example', '"jane roe"@shop.example'],
  ["Shop <@a.example,@b.example:deals@shop.example>", "deals@shop.example", "Shop <@a.example,"],
  ["Friends: Shop <deals@shop.example>, x@y.example;", "deals@shop.example", "Friends: Shop"],
  ["deals@shop.example, x@y.example", "deals@shop.example"],
  ["undisclosed-recipients:;\nFrom: Shop <deals@shop.example>", "deals@shop.example", "Shop"],
  ["Müller <jané@shop.example>", "jané@shop.example", "Müller"],
  ["=?UTF-8?B?R3LDtg==?= =?utf-8?b?w59l?= <a@shop.example>", "a@shop.example", "Größe"],
  ["=?utf-8?Q?=C3=A9?=\r\n =?utf-8?Q?t=C3=A9_?= x <a@shop.example>", "a@shop.example", "été x"],
  ['"=?iso-8859-1*fr?q?=E9t=E9,?=" <a@shop.example>', "a@shop.example", "été,"],
  ["=?gb2312?B?ycy16g==?= <a@shop.example>", "a@shop.example", "商店"],
  ["=?x-none?Q?a?= =?utf-8?B?!!?= <a@shop.example>", "a@shop.example", "=?x-none?Q?a?==?utf-8?B?!!?="],
  ["", null],
  ["Shop", null],
  ["<>", null],
  ["jane at shop.example", null],
  ["jane@", null],
  ["a@b@shop.example", null],
])("reads From: %s", (from, address, name) => {
  const mail = readMail(`From: ${from}\nTo: jane.doe@gmail.com\n`);
  expect([mail?.sender?.from ?? null, mail?.sender?.names]).toEqual([
    address,
    address === null ? undefined : name === undefined ? [] : [name],
  ]);
});

it.each([
  ["a@shop.example", "shop.example", "shop.example"],
  ["a@News.EU.Shop.co.uk", "shop.co.uk", "news.eu.shop.co.uk"],
  ["a@xn--mnchen-3ya.de", "münchen.de", "xn--mnchen-3ya.de"],
  ["a@localhost", "localhost", "localhost"],
  ["a@[192.0.2.1]", "[192.0.2.1]", "[192.0.2.1]"],
])("%s is of %s", (from, site, host) => {
  const sender = { from, site, hosts: [host], names: [] };
  // A server returns what it could not forward to an address of Gmail.
  const paths = ["", "Return-Path: <>\n", "Return-Path: <jane+caf_=jane=example.org@gmail.com>\n"];
  expect(paths.map((path) => readMail(`${path}From: ${from}\nTo: x\n`)?.sender)).toEqual(paths.map(() => sender));
});

it.each([
  ["28 Nov 2026 04:38:01 +0100", DAY],
  ["Sat, 28\r\n Nov 26 04:38 GMT", DAY],
  ["Sat, 28-November-2026 04:38:01 +0000", DAY],
  ["Sat Nov 28 04:38:01 CET 2026", DAY],
  ["Sat Nov 28 04:38:01 2026", DAY],
  ["November 28, 2026", DAY],
  ["2026-11-28T04:38:01Z", DAY],
  ["Thu, 29 Feb 2024 00:00:00 +0000", "2024-02-29"],
  ["1 Jan 70 00:00:00 +0000", "1970-01-01"],
  ["1 Jan 103 00:00:00 +0000", "2003-01-01"],
  ["29 Feb 2023 00:00:00 +0000", null],
  ["31 Nov 2026", null],
  ["28 Foo 2026", null],
  ["2026-13-01", null],
  ["", null],
])("reads Date: %s", (date, day) => {
  expect(readMail(`From: a@shop.example\nDate: ${date}\n`)?.day).toBe(day);
});

describe("the mail of a text", () => {
  const MAIL = "Date: 28 Nov 2026\nFrom: Shop\n <deals@shop.example>\nTo: jane.doe@gmail.com\n\nHello";
  it.each([
    ["behind a note", `See this:\n\n---- Forwarded ----\n${MAIL}`],
    ["quoted", MAIL.replaceAll(/^/gm, "> ")],
    ["behind the line of a mailbox file", `From 1@xxx Sat Nov 28 10:00:00 +0000 2026\n${MAIL}`],
    [
      "below the table of Show original",
      `Message ID\t<1@x>\nFrom:\tShop <x@y.example>\nTo:\tann@gmail.com\n\n\n${MAIL}`,
    ],
    ["with a mail in it", `${MAIL}\n\nDate: 1 Nov 2026\nFrom: x@y.example\nTo: ann@gmail.com\n`],
  ])("%s", (_, text) => {
    const { sender, recipients } = readMail(text.replaceAll("\n", "\r\n"))!;
    expect([sender?.from, recipients]).toEqual(["deals@shop.example", ["jane.doe@gmail.com"]]);
    expect(readMail(text)).toEqual(readMail(text.replaceAll("\n", "\r\n")));
    expect(readMail(text)).toEqual(readMail(text.replaceAll("\n", "\r")));
  });

  it("has no sender without a From", () => {
    expect(readMail("To: jane.doe@gmail.com\nSubject: x\n\nFrom here on, all is well")).toBeNull();
  });
});
