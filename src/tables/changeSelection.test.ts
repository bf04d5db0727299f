import { expect, test } from "vitest";

import { changeSelection } from "./changeSelection";

test("adds rows to a selection", () => {
  expect(changeSelection(new Set([1]), [2, 1, 3], true)).toEqual(new Set([1, 2, 3]));
});

test("takes rows out of a selection, and leaves the others", () => {
  expect(changeSelection(new Set([1, 2, 3]), [3, 1, 4], false)).toEqual(new Set([2]));
});
