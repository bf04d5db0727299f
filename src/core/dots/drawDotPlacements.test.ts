import * as fc from "fast-check";
import { mersenne } from "pure-rand/generator/mersenne";
import { describe, expect, it } from "vitest";

import { drawDotPlacements } from "./drawDotPlacements";
import { anyMailboxName, anySeed } from "../../../tests/core/arbitraries";

function draw(name: string, seed = 1, most = 25): string[] {
  return drawDotPlacements(name, most, mersenne(seed));
}

describe("where there are 25 placements or fewer, all of them are given", () => {
  it.each([
    ["abc", ["a.b.c", "a.bc", "ab.c"]],
    ["a1c", ["a.1.c", "a.1c", "a1.c"]],
    ["ab.cd", ["a.b.c.d", "a.b.cd", "ab.c.d"]],
    ["a-bc", ["a-b.c"]],
    ["ab-c", ["a.b-c"]],
    ["abcd", ["a.b.c.d", "a.b.cd", "a.bc.d", "a.bcd", "ab.c.d", "ab.cd", "abc.d"]],
    ["a.b", []],
    ["a-b", []],
    ["a.b-c.d", []],
    ["a--", []],
    ["ab-", ["a.b-"]],
  ])("%s", (name, placements) => {
    expect(draw(name).toSorted()).toEqual(placements);
  });

  it("15 for a name of 5 letters", () => {
    expect(new Set(draw("abcde"))).toHaveLength(15);
  });

  it("the limit can be reached exactly", () => {
    expect(new Set(draw("abcdef", 1, 31))).toHaveLength(31);
  });

  it("nothing is drawn: the seed makes no difference", () => {
    expect(draw("abcdef", 1, 31)).toEqual(draw("abcdef", 2, 31));
  });
});

it("draws 25 different placements where there are more", () => {
  expect(new Set(draw("abcdef"))).toHaveLength(25);
});

it("draws as many as are wanted where there is but one more", () => {
  expect(new Set(draw("abcdef", 1, 30))).toHaveLength(30);
});

it.each(["a", "7", "ab", "a-"])("a name of 1 or 2 characters gets no dots: %s", (name) => {
  expect(draw(name)).toEqual([]);
});

it("a name of 64 octets has no room for a dot", () => {
  expect(draw("a".repeat(64))).toEqual([]);
});

it("a name of 63 octets has room for one dot", () => {
  const letters = "a".repeat(63);
  const possible = Array.from(
    letters.slice(1),
    (_, index) => `${letters.slice(0, index + 1)}.${letters.slice(index + 1)}`,
  );

  expect(draw(letters, 1, 62).toSorted()).toEqual(possible.toSorted());
});

it("gives other placements for another seed", () => {
  expect(draw("abcdefghij", 1)).not.toEqual(draw("abcdefghij", 2));
});

describe("laws", () => {
  it("gives different names, each once", () => {
    fc.assert(
      fc.property(anyMailboxName, anySeed, (name, seed) => {
        const placements = draw(name, seed);
        expect(placements).toEqual([...new Set(placements)]);
      }),
    );
  });

  it("gives names that differ from the mailbox name by more dots, and by nothing else", () => {
    fc.assert(
      fc.property(anyMailboxName, anySeed, (name, seed) => {
        expect(draw(name, seed).filter((placement) => !isNameWithMoreDots(placement, name))).toEqual([]);
      }),
    );
  });

  it("gives names of at most 64 octets", () => {
    fc.assert(
      fc.property(anyMailboxName, anySeed, (name, seed) => {
        expect(draw(name, seed).filter((placement) => placement.length > 64)).toEqual([]);
      }),
    );
  });

  it("puts no dot at an end, beside a dot or beside a hyphen", () => {
    fc.assert(
      fc.property(anyMailboxName, anySeed, (name, seed) => {
        // The user's own dots may stand beside a hyphen: as many as before is none more.
        const own = countDotsBesideHyphen(name);
        const misplaced = draw(name, seed).filter(
          (placement) => /^\.|\.\.|\.$/.test(placement) || countDotsBesideHyphen(placement) > own,
        );
        expect(misplaced).toEqual([]);
      }),
    );
  });

  it("gives all placements or 25", () => {
    fc.assert(
      fc.property(anyMailboxName, anySeed, (name, seed) => {
        expect(draw(name, seed)).toHaveLength(Math.min(25, countPlacements(name)));
      }),
    );
  });
});

describe("placements are drawn evenly", () => {
  const SEEDS = Array.from({ length: 400 }, (_, index) => index * 7919 - 1_000_000);

  it.each([
    ["a name of 10 letters", "abcdefghij"],
    ["a name with dots and a hyphen", "abcd.efgh-ijkl"],
    ["a name of 60 letters, where 4 dots fit", "abcdefghijklmno".repeat(4)],
  ])("each gap of %s is used about equally often", (_, name) => {
    const uses = SEEDS.flatMap((seed) => draw(name, seed).flatMap((placement) => dotsPutIn(placement, name)));
    const gaps = Array.from(name.matchAll(/[a-z](?=[a-z])/g), (match) => match.index + 1);
    const counts = gaps.map((gap) => uses.filter((use) => use === gap).length);

    expect(farFromEven(counts)).toEqual([]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(uses.length);
  });

  it("each of the 63 placements of a name of 7 letters is drawn about equally often", () => {
    const drawn = SEEDS.flatMap((seed) => draw("abcdefg", seed));
    const counts = [...new Set(drawn)].map((placement) => drawn.filter((other) => other === placement).length);

    expect(counts).toHaveLength(63);
    expect(farFromEven(counts)).toEqual([]);
  });
});

/** The counts that are five standard deviations or more from their mean, counting as Poisson's: √mean. */
function farFromEven(counts: readonly number[]): number[] {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.filter((count) => Math.abs(count - mean) >= 5 * Math.sqrt(mean));
}

/** The positions in the name before which a placement has a dot that the name does not have. */
function dotsPutIn(placement: string, name: string): number[] {
  const positions: number[] = [];
  let position = 0;
  for (const character of placement) {
    if (character === name[position]) position += 1;
    else positions.push(position);
  }
  return positions;
}

function isNameWithMoreDots(placement: string, name: string): boolean {
  const count = dotsPutIn(placement, name).length;
  const isSameWithoutDots = placement.replaceAll(".", "") === name.replaceAll(".", "");
  return count > 0 && placement.length === name.length + count && isSameWithoutDots;
}

function countDotsBesideHyphen(name: string): number {
  return [...name.matchAll(/\.(?=-)|(?<=-)\./g)].length;
}

/** How many sets of gaps fit, but for the empty one, or more than 25: made gap by gap, each by its number of dots. */
function countPlacements(name: string): number {
  if (name.length < 3) return 0;
  const gaps = [...name.matchAll(/[a-z0-9](?=[a-z0-9])/g)].length;
  const room = 64 - name.length;
  const sets = [0];
  for (let gap = 0; gap < gaps && sets.length <= 26; gap += 1) {
    sets.push(...sets.map((dots) => dots + 1).filter((dots) => dots <= room));
  }
  return sets.length - 1;
}
