import { expect, test } from "vitest";

import { cellAfterKey } from "./cellAfterKey";

const NO_MODIFIER = { altKey: false, ctrlKey: false, metaKey: false };
const SIZE = { rows: 2000, columns: 4, rowsPerPage: 7 };

test.each([
  ["ArrowDown", 5, 6],
  ["ArrowDown", 1999, 1999],
  ["ArrowUp", 5, 4],
  ["ArrowUp", 0, 0],
  ["PageDown", 5, 12],
  ["PageDown", 1995, 1999],
  ["PageUp", 12, 5],
  ["PageUp", 5, 0],
  ["Home", 5, 0],
  ["End", 5, 1999],
])("%s moves from row %i to row %i in the same column", (key, row, expected) => {
  for (const column of [0, 3]) {
    expect(cellAfterKey({ key, ...NO_MODIFIER }, { row, column }, SIZE)).toStrictEqual({ row: expected, column });
  }
});

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 3, 3],
  ["ArrowLeft", 3, 2],
  ["ArrowLeft", 0, 0],
])("%s moves from column %i to %i in the same row", (key, column, expected) => {
  expect(cellAfterKey({ key, ...NO_MODIFIER }, { row: 5, column }, SIZE)).toStrictEqual({ row: 5, column: expected });
});

test.each([
  ["a", {}],
  ["Enter", {}],
  [" ", {}],
  ["Tab", {}],
  ["Escape", {}],
  ["arrowdown", {}],
  // Back and Forward.
  ["ArrowLeft", { altKey: true }],
  ["ArrowRight", { metaKey: true }],
  // The end of the page, and the next tab.
  ["End", { ctrlKey: true }],
  ["PageDown", { ctrlKey: true }],
])("%s with %o does not move", (key, modifiers) => {
  expect(cellAfterKey({ key, ...NO_MODIFIER, ...modifiers }, { row: 5, column: 0 }, SIZE)).toBeNull();
});
