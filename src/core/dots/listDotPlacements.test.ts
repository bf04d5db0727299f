import { expect, it } from "vitest";

import { fnv1a } from "./listDotPlacements";

// The first three are of RFC 9923, folded. The others were computed from its definition in another language.
it.each<[text: string, hash: bigint]>([
  ["", 0x4fd0bfc1n],
  ["a", 0x296230c0n],
  ["foobar", 0x72ad2699n],
  ["aunt-may", 0xddadd248n],
  ["東京", 0xd027295en],
  ["%41", 0x2e62b620n],
  ["\u{1F600}", 0x8bfd05b0n],
  ["\uD83D", 0xf9350451n],
  ["\uFFFD", 0xf9350451n],
])("the hash of %j is %d", (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});
