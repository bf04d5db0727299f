import { expect, it } from "vitest";

import { groupBy, toLookup } from "./groupBy";

it("keeps the order of the items in each group, and groups in the order of their first items", () => {
  const groups = groupBy(["pear", "apple", "plum", "avocado"], (word) => word[0]);

  expect(Array.from(groups)).toEqual([
    ["p", ["pear", "plum"]],
    ["a", ["apple", "avocado"]],
  ]);
});

it("finds the items of a key in their order, and none for another key", () => {
  const lookUp = toLookup(["pear", "apple", "plum"], (word) => word[0]);

  expect(lookUp("p")).toEqual(["pear", "plum"]);
  expect(lookUp("b")).toEqual([]);
});

it("gives the same nothing each time, so that whoever compares it sees no change", () => {
  const lookUp = toLookup(["pear"], (word) => word[0]);

  expect(lookUp("b")).toBe(lookUp("c"));
});

it("reads each key once, and none before it is asked", () => {
  const read: string[] = [];
  const lookUp = toLookup(["pear", "plum"], (word) => {
    read.push(word);
    return word;
  });
  expect(read).toEqual([]);

  lookUp("pear");
  lookUp("plum");
  expect(read).toEqual(["pear", "plum"]);
});
