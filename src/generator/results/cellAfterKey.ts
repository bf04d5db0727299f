/** A cell that can have the focus: the checkbox or the copy button of a row. */
export interface GridCell {
  readonly row: number;
  readonly column: GridColumn;
}

export type GridColumn = "choice" | "copy";

/**
 * Returns the cell that a key moves to, following the grid pattern: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 * Home and End go to the ends of the list and not of the row, because a row has only two cells.
 *
 * @param key The value of `KeyboardEvent.key`.
 * @param rows The number of rows, 1 or more.
 * @param rowsPerPage The number of rows that Page Up and Page Down move.
 * @returns `null` if the key does not move. At an edge, the cell itself.
 */
export function cellAfterKey(
  key: string,
  { row, column }: GridCell,
  rows: number,
  rowsPerPage: number,
): GridCell | null {
  const toRow = (next: number): GridCell => ({ row: Math.min(Math.max(next, 0), rows - 1), column });
  switch (key) {
    case "ArrowDown":
      return toRow(row + 1);
    case "ArrowUp":
      return toRow(row - 1);
    case "PageDown":
      return toRow(row + rowsPerPage);
    case "PageUp":
      return toRow(row - rowsPerPage);
    case "Home":
      return toRow(0);
    case "End":
      return toRow(rows - 1);
    case "ArrowRight":
      return { row, column: "copy" };
    case "ArrowLeft":
      return { row, column: "choice" };
    default:
      return null;
  }
}
