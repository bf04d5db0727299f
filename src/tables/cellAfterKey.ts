/** A control of a grid: its row, and its number among the controls of that row. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

/**
 * Returns the cell that a key moves to, following the grid pattern: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 * Home and End go to the ends of the grid and not of the row, because a row has only a few controls. Presses with
 * other keys held are the browser's: Alt and Left goes back, Control and Page Down to the next tab.
 *
 * @returns `null` if the press does not move. At an edge, the same cell. A grid has one row and one column at least.
 */
export function cellAfterKey(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">,
  { row, column }: GridCell,
  { rows, columns, rowsPerPage }: Readonly<Record<"rows" | "columns" | "rowsPerPage", number>>,
): GridCell | null {
  if (altKey || ctrlKey || metaKey) return null;
  const moves: Readonly<Record<string, GridCell>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - rowsPerPage, column },
    PageDown: { row: row + rowsPerPage, column },
    Home: { row: 0, column },
    End: { row: rows - 1, column },
  };
  const next = moves[key];
  return next === undefined ? null : { row: within(next.row, rows), column: within(next.column, columns) };
}

function within(number: number, count: number): number {
  return Math.min(Math.max(number, 0), count - 1);
}
