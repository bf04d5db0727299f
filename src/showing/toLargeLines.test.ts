import { describe, expect, it } from "vitest";

import { toLargeLines } from "./toLargeLines";

const PHONE = { width: 330, height: 660 };
const SMALL_PHONE = { width: 290, height: 200 };
const DESKTOP = { width: 1240, height: 740 };
const STRIP = { width: 1800, height: 100 };
const REM = 16;

it.each([
  ["is broken before the @", "jane.doe@gmail.com", PHONE, ["jane.doe", "@gmail.com"]],
  ["and before the +", "jane.doe+netflix@gmail.com", PHONE, ["jane.doe", "+netflix", "@gmail.com"]],
  ["on a wide screen too", "jane.doe+netflix@gmail.com", DESKTOP, ["jane.doe", "+netflix", "@gmail.com"]],
  ["is not broken where that makes the type no larger", "jane.doe+netflix@gmail.com", STRIP, undefined],
  ["is broken at the @ alone where a third line makes it no larger", "jo+x@gmail.com", DESKTOP, ["jo+x", "@gmail.com"]],
  ["with large type keeps its dots in the lines", "j.a.n.e.d.o.e@gmail.com", PHONE, ["j.a.n.e.d.o.e", "@gmail.com"]],
  [
    "with small type is broken at other signs, as seldom as it must",
    "jane.doe.smith_the-third+boulangerie-muller@gmail.com",
    PHONE,
    ["jane.doe", ".smith_the", "-third", "+boulangerie", "-muller", "@gmail.com"],
  ],
  [
    "keeps a word whole that can be read",
    "christopherwellington@gmail.com",
    SMALL_PHONE,
    ["christopherwellington", "@gmail.com"],
  ],
  [
    "is broken into lines of one length where that costs no further line",
    `${"m".repeat(30)}@gmail.com`,
    PHONE,
    ["m".repeat(10), "m".repeat(10), "m".repeat(10), "@gmail.com"],
  ],
  [
    "is broken within a word where nothing else fits",
    `${"m".repeat(64)}@googlemail.com`,
    SMALL_PHONE,
    ["m".repeat(16), "m".repeat(16), "m".repeat(16), "m".repeat(16), "@googlemail.com"],
  ],
])("an address %s", (_, email, room, lines) => {
  expect(toLargeLines(email, room, REM)).toEqual(lines ?? [email]);
});

it("is broken sooner for people who set their text larger", () => {
  const email = "jane.d.oe.smith@gmail.com";
  expect(toLargeLines(email, DESKTOP, REM)).toEqual(["jane.d.oe.smith", "@gmail.com"]);
  expect(toLargeLines(email, { width: 500, height: 700 }, REM)).toEqual(["jane.d.oe.smith", "@gmail.com"]);
  expect(toLargeLines(email, { width: 500, height: 700 }, 2 * REM)).toEqual(["jane.d.oe", ".smith", "@gmail.com"]);
});

describe("whatever the box is", () => {
  it.each(["jane@gmail.com", "j.a.n.e+a.b-c@googlemail.com", `a${"-b".repeat(31)}@gmail.com`])(
    "the lines of %s are the address",
    (email) => {
      for (const width of [0, 1, 50, 300, 2000]) {
        for (const height of [0, 1, 50, 300, 2000])
          expect(toLargeLines(email, { width, height }, REM).join("")).toBe(email);
      }
    },
  );
});
