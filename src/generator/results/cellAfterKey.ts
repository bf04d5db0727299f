/** A place in the list that the keyboard can be at: a row, and in it the box or the copy button. */
export interface GridCell {
  readonly row: number;
  readonly column: GridColumn;
}

export type GridColumn = "choice" | "copy";

/**
 * Where a key leads to, after the grid pattern: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 * Home and End go to the ends of the list, for a row has but two cells.
 *
 * @param key As `KeyboardEvent.key` says it.
 * @param rows How many rows there are, 1 or more.
 * @param rowsPerPage How many rows Page Up and Page Down go.
 * @returns `null` for a key that leads nowhere. At an edge, the cell itself.
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
