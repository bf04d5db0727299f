import * as fc from "fast-check";
import { expect } from "vitest";

import { createRandom } from "../createRandom";
import { anyMailboxName, anySeed } from "../../../tests/core/arbitraries";
import { law } from "../../../tests/core/law";
import { drawDotPlacements } from "./drawDotPlacements";

const anyDraw = fc
  .tuple(anyMailboxName, anySeed)
  .map(([name, seed]) => ({ name, placements: drawDotPlacements(name, 25, createRandom(seed)) }));

law("no placement is drawn twice", anyDraw, ({ placements }) => {
  expect(placements).toEqual([...new Set(placements)]);
});

law("a placement has more dots than the name, and differs in nothing else", anyDraw, ({ name, placements }) => {
  expect(placements.filter((placement) => !isNameWithMoreDots(placement, name))).toEqual([]);
});

law("a placement has at most 64 octets", anyDraw, ({ placements }) => {
  expect(placements.filter((placement) => placement.length > 64)).toEqual([]);
});

law("no new dot is at an end, beside a dot or beside a hyphen", anyDraw, ({ name, placements }) => {
  // The name's own dots may stand beside a hyphen, so their number must not grow.
  const own = countDotsBesideHyphen(name);
  const misplaced = placements.filter(
    (placement) => /^\.|\.\.|\.$/.test(placement) || countDotsBesideHyphen(placement) > own,
  );
  expect(misplaced).toEqual([]);
});

law("there are 25 placements, or all that the name has", anyDraw, ({ name, placements }) => {
  expect(placements).toHaveLength(Math.min(25, countPlacements(name)));
});

function isNameWithMoreDots(placement: string, name: string): boolean {
  return placement.length > name.length && withoutNewDots(placement, name) === name;
}

/** Removes the dots from the placement that the name does not have in the same place. */
function withoutNewDots(placement: string, name: string): string {
  let position = 0;
  return Array.from(placement, (character) => {
    if (character === "." && name[position] !== ".") return "";
    position += 1;
    return character;
  }).join("");
}

function countDotsBesideHyphen(name: string): number {
  return [...name.matchAll(/\.(?=-)|(?<=-)\./g)].length;
}

/** Counts the sets of gaps that fit, without the empty set. It lists them gap by gap and stops after 25. */
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
