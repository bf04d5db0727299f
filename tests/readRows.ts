import { type Locator, page } from "vitest/browser";

/** Reads the rows of a table, or of the only one: the texts of their cells, without the heading. */
export function readRows(table: Locator | typeof page = page): string[] {
  const rows = table.getByRole("row").elements().slice(1);
  return rows.map((row) => Array.from(row.children, (cell) => cell.textContent).join(" | "));
}
