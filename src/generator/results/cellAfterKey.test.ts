import { expect, test } from "vitest";

import { cellAfterKey, type GridCell } from "./cellAfterKey";

const ROWS = 2000;
const ROWS_PER_PAGE = 7;

test.each<[string, number, number]>([
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
  for (const column of ["choice", "copy"] as const) {
    expect(cellAfterKey(key, { row, column }, ROWS, ROWS_PER_PAGE)).toStrictEqual({ row: expected, column });
  }
});

test.each<[string, GridCell["column"], GridCell["column"]]>([
  ["ArrowRight", "choice", "copy"],
  ["ArrowRight", "copy", "copy"],
  ["ArrowLeft", "copy", "choice"],
  ["ArrowLeft", "choice", "choice"],
])("%s moves from column %s to %s in the same row", (key, column, expected) => {
  expect(cellAfterKey(key, { row: 5, column }, ROWS, ROWS_PER_PAGE)).toStrictEqual({ row: 5, column: expected });
});

test.each(["a", "Enter", " ", "Tab", "Escape", "arrowdown"])("%s does not move", (key) => {
  expect(cellAfterKey(key, { row: 5, column: "choice" }, ROWS, ROWS_PER_PAGE)).toBeNull();
});
