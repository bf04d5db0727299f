import { expect, it } from "vitest";

import { findAddressFault } from "./findAddressFault";

/** Writes the fault as its code and the marked text. */
function show(text: string): string {
  const fault = findAddressFault(text);
  if (fault === undefined) return "none";
  const { code, start, end, isUnfinished } = fault;
  return `${code}${isUnfinished ? "…" : ""} [${text.slice(start, end)}] ${start}`;
}

const LONG = "a".repeat(64);

it.each([
  ["jane..doe@gmail.com", "two-dots [..] 4"],
  ["jane+a...b", "two-dots [...] 6"],
  [".jane@gmail.com", "dot-at-start [.] 0"],
  ["jane.@gmail.com", "dot-at-end [.] 4"],
  ["jane+x.@gmail.com", "dot-at-end [.] 6"],
  ["jane.+x@gmail.com", "dot-before-plus [.] 4"],
  ["+x@gmail.com", "sign-at-start [+] 0"],
  ["-jane", "sign-at-start [-] 0"],
  ["jane_doe@gmail.com", "character [_] 4"],
  ["josé@gmail.com", "character [é] 3"],
  ["jose\u0301@gmail.com", "character [e\u0301] 3"],
  ["jose\u0323\u0301@gmail.com", "character [e\u0323\u0301] 3"],
  ["\u0301jane@gmail.com", "character [\u0301] 0"],
  ["jane🎉@gmail.com", "character [🎉] 4"],
  ["jane✉\uFE0F@gmail.com", "character [✉\uFE0F] 4"],
  ["jane doe@gmail.com", "space [ ] 4"],
  ["jane\u00A0doe@gmail.com", "space [\u00A0] 4"],
  ["ja\u200Bne@gmail.com", "invisible [\u200B] 2"],
  ["ja\u0007ne@gmail.com", "invisible [\u0007] 2"],
  [`${LONG}bcdefg@gmail.com`, "too-long [bcdefg] 64"],
  [`é${LONG}é b`, "too-long [b] 67"],
  ["jane@doe@gmail.com", "second-at [@] 8"],
  ["jane＠doe＠gmail.com", "second-at [＠] 8"],
  ["jane@gmail.com, roe@gmail.com", "second-at [@] 19"],
  ["@gmail.com", "no-name [@] 0"],
  ["@", "no-name [@] 0"],
  ["jane@yahoo.com", "other-domain [yahoo.com] 5"],
  ["jane_doe@yahoo.com", "other-domain [yahoo.com] 9"],
  ["jane@gmail.com.br", "other-domain [gmail.com.br] 5"],
  ["jane@gm\u0430il.com.br", "other-domain [gm\u0430il.com.br] 5"],
  ["jane@yah\u00F6\u00F6.com", "other-domain [yah\u00F6\u00F6.com] 5"],
  ["jane@gm\u0430il.com", "character [\u0430] 7"],
  ["jane@gma\u0131l.com", "character [\u0131] 8"],
  ["jane@gm\u200Bail.com", "invisible [\u200B] 7"],
  ["jane@münchen.de", "other-domain [münchen.de] 5"],
  ["é", "no-letters [é] 0"],
  ["<b>jane</b>", "markup [<b>] 0"],
  ["mailto:jane%4", "link [mailto:jane%4] 0"],
  ["https://mail.google.com/mail/", "link [https://mail.google.com/mail/] 0"],
  ["mailto:jane%5Fdoe@gmail.com", "character [mailto:jane%5Fdoe@gmail.com] 0"],
])("%j has the fault %s", (text, fault) => {
  expect(show(text)).toBe(fault);
});

it.each([
  ["  jane_doe@gmail.com", "character [_] 6"],
  ["(jane_doe@gmail.com)", "character [_] 5"],
  ["jane doe@gmail.com, thanks", "space [ ] 4"],
  ["To: jane..doe@gmail.com.", "two-dots [..] 8"],
  ["Jane Doe <jane@yahoo.com>", "other-domain [yahoo.com] 15"],
  ["é.é jane", "dot-at-start [.] 1"],
])("the fault is found in the address, not in what is around it: %j", (text, fault) => {
  expect(show(text)).toBe(fault);
});

it.each([
  ["", "empty… [] 0"],
  [" \u200B", "empty… [ \u200B] 0"],
  ["jane.", "dot-at-end… [.] 4"],
  ["jane+x.", "dot-at-end… [.] 6"],
  ["jane@", "unfinished-domain… [@] 4"],
  ["jane@gm", "unfinished-domain… [@gm] 4"],
  [`${LONG}@gm`, "unfinished-domain… [@gm] 64"],
  ["jane@GMail.co", "unfinished-domain… [@GMail.co] 4"],
  ["jane@googlemail", "unfinished-domain… [@googlemail] 4"],
])("a text that may become right is unfinished: %j", (text, fault) => {
  expect(show(text)).toBe(fault);
});

it("counts the characters of a name that is too long", () => {
  expect(findAddressFault(`é${LONG}é bcdef`)).toEqual({
    code: "too-long",
    start: 67,
    end: 72,
    isUnfinished: false,
    length: 69,
  });
});

it.each(["jane", "jane+", "Jane.Doe+x@GMail.com", "jane doe", " jane＠googlemail.com,"])("%j has none", (text) => {
  expect(findAddressFault(text)).toBeUndefined();
});
