import { expect, it } from "vitest";

import { groupBy } from "./groupBy";

it("keeps the order of the items in each group, and groups in the order of their first items", () => {
  const groups = groupBy(["pear", "apple", "plum", "avocado"], (word) => word[0]);

  expect(Array.from(groups)).toEqual([
    ["p", ["pear", "plum"]],
    ["a", ["apple", "avocado"]],
  ]);
});
