import * as fc from "fast-check";
import { expect, it } from "vitest";

import { anyAddress, stringOf } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { findAddressFault } from "./findAddressFault";
import { parseAddress } from "./parseAddress";

const anyName = stringOf("@.+-aA _é<>(\u200B", { maxLength: 70 });
const anyHost = fc.constantFrom(
  "",
  "@",
  "@gm",
  "@gmail.com",
  "＠googlemail.com",
  "@gmail.com>",
  "@example.org",
  "%40gmail.com",
);
const anyStart = fc.constantFrom("", "mailto:", "Jane <", "(", " ", '"a@b" <');
const anyText = fc.oneof(
  fc.tuple(anyStart, anyName, anyHost).map((parts) => parts.join("")),
  fc.tuple(anyAddress, anyHost).map(([{ username }, host]) => username + host),
  fc.string({ unit: "binary" }),
);

textLaw("a fault is found exactly where the text is refused", anyText, (text) => {
  expect(findAddressFault(text) === undefined).toBe(parseAddress(text).ok);
});

it("holds for all short names, and for names about as long as they may be", () => {
  const short = ["a", ".", "+", "-", "_"].flatMap((first, _, all) =>
    all.flatMap((second) => all.flatMap((third) => all.map((fourth) => first + second + third + fourth))),
  );
  const long = Array.from({ length: 9 }, (_, index) => "a".repeat(60 + index));
  const texts = [...short, ...long].flatMap((name) => [name, `${name}@gmail.com`, `a${name}a@gmail.com`]);

  expect(texts.filter((text) => (findAddressFault(text) === undefined) !== parseAddress(text).ok)).toEqual([]);
});

textLaw("the place of a fault is within the text, and is empty only if the text is", anyText, (text) => {
  const { start, end } = findAddressFault(text) ?? { start: 0, end: text.length };
  expect([start >= 0, end > start || text === "", end <= text.length]).toEqual([true, true, true]);
});

textLaw(
  "every beginning of an address is right or unfinished",
  anyAddress,
  fc.nat(80),
  ({ username, domain }, length) => {
    const fault = findAddressFault(`${username}@${domain}`.slice(0, length));
    expect(fault?.isUnfinished ?? true).toBe(true);
  },
);

textLaw("an unfinished address becomes right", anyAddress, fc.nat(80), ({ username, domain }, length) => {
  const text = `${username}@${domain}`.slice(0, length);
  const fault = findAddressFault(text);
  const ends = [
    "a",
    ...["@gmail.com", "@googlemail.com"].flatMap((end) => Array.from(end, (_, from) => end.slice(from))),
  ];
  expect(fault === undefined || ends.some((end) => findAddressFault(text + end) === undefined)).toBe(true);
});
