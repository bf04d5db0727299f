import { describe, expect, it } from "vitest";

import { showRows } from "../../../tests/core/showRows";

const JANE = "jane@gmail.com";
const SHOP = "jane+shop@gmail.com";

it.each([
  [
    "JSON with all escapes",
    String.raw`{"a":"\u003cjane\u0040gmail.com\u003e","b":"x\nroe@gmail.com"}`,
    `${JANE}, roe@gmail.com`,
  ],
  ["a cut tag", `${"x ".repeat(20)}janedoe+net=\nflix@gmail.com`, "janedoe+netflix@gmail.com"],
  ["a mail in Latin-1 without its header", "a=3Db jos=E9@gmail.com", "jos=E9@gmail.com?"],
  ["mailto", "mailto:jane%2Bshop@gmail.com?subject=a%20b&cc=roe@gmail.com", `${SHOP}, roe@gmail.com`],
])("a text in its format is read as it is meant: %s, %j", (_, text, rows) => {
  expect(showRows(text)).toBe(rows);
});

describe("an address is found whatever touches it", () => {
  it.each([
    "jane@gmail.com:hunter2",
    "To:jane@gmail.com",
    "user[email]=jane@gmail.com&x=1",
    "GET /cgi-bin/mail.cgi?email=jane@gmail.com HTTP/1.1",
    "https://x.example/a/jane@gmail.com",
    "x.example/a/jane@gmail.com",
    "http://localhost:3000/users/jane@gmail.com/edit",
    "https://x.example/unsubscribe?jane@gmail.com",
    "jane@gmail.com-ra írj",
    "jane@gmail.com--and",
    "jane@gmail.com'a",
    "jane@gmail.com’s",
    "jane@gmail.com…",
    "邮箱：jane@gmail.com，谢谢",
    "【jane@gmail.com】",
    "メー\u30EBは\u3099jane@gmail.comコ",
    "ﾒｰﾙjane@gmail.comｰ",
    "㈱jane@gmail.com㈱",
    "·jane@gmail.com·",
    "✉️jane@gmail.com✉️",
    "→jane@gmail.com→",
    "•jane@gmail.com",
    "–jane@gmail.com",
    "¿jane@gmail.com?",
    "‘jane@gmail.com’",
    "„jane@gmail.com“",
    "**_jane@gmail.com_**",
    "`jane@gmail.com`",
    "{'jane@gmail.com'}",
    String.raw`\"jane@gmail.com\"`,
    "\u200B\u202Ajane@gmail.com\u202C",
    "From jane@gmail.com on October 05, 2009",
  ])("%j", (text) => {
    expect(showRows(text)).toBe(JANE);
  });

  it.each([
    ["a@gmail.com、b@gmail.com", "a@gmail.com, b@gmail.com"],
    ["a@gmail.com•b@gmail.com", "a@gmail.com, b@gmail.com"],
    ["a@gmail.com|b@gmail.com:x", "a@gmail.com, b@gmail.com"],
  ])("two side by side: %j", (text, rows) => {
    expect(showRows(text)).toBe(rows);
  });
});

describe("nobody's address becomes somebody else's", () => {
  it.each([
    "ngo\u0323c@gmail.com",
    "jane·doe@gmail.com",
    "яjane@gmail.com",
    "jane#x@gmail.com",
    "jane!x@gmail.com",
    "o’donnell@gmail.com",
    "o‘donnell@gmail.com",
    "o'donnell@gmail.com",
    "j***e@gmail.com",
    "***e@gmail.com",
    "**e@gmail.com",
    "j•••e@gmail.com",
    "••e@gmail.com",
    "j…doe@gmail.com",
    "…doe@gmail.com",
    "j██e@gmail.com",
    "AJvYcHq/x9@gmail.com",
    "...jane@gmail.com",
    "jane🎉@gmail.com",
    "jane✉\uFE0F@gmail.com",
    "jane@gmail.comroe@gmail.com",
    "jane@gmail",
  ])("%j is invalid", (text) => {
    expect(showRows(text)).toBe(`${text}?`);
  });

  it.each(["gmail.c0m", "gmail.community", "gmail.com-x.example"])("%s is another host", (host) => {
    expect(showRows(`jane@${host}`)).toBe(`jane@${host} at ${host.toLowerCase()}`);
  });
});

it.each([
  [
    "a name with the address",
    '"jane@gmail.com","SMTP","Jane (jane@gmail.com)"\n"roe@gmail.com","SMTP","Roe (roe@gmail.com)"',
    `${JANE}, roe@gmail.com`,
  ],
  ["a link of HTML", '<a href="mailto:jane@gmail.com">jane@gmail.com</a>', JANE],
  ["a link of Slack", "<mailto:jane@gmail.com|jane@gmail.com>", JANE],
  ["a link of Outlook", "jane@gmail.com<mailto:jane@gmail.com>", JANE],
  [
    "an object on each line",
    '{"email":"jane@gmail.com","ids":[{"email":"jane@gmail.com"}]}\n{"email":"roe@gmail.com"}',
    `${JANE}, roe@gmail.com`,
  ],
])("a record mentions a person once: %s, %j", (_, text, rows) => {
  expect(showRows(text)).toBe(rows);
});

it("has no row for what is no address of anybody", () => {
  expect(showRows("a@b jane@localhost https://x.example/@jane.doe")).toBe("");
});
