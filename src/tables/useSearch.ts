import { useDeferredValue, useMemo, useState } from "react";

/**
 * Keeps a search, and finds the rows that it shows.
 *
 * @param showsAll The search that finds every row.
 * @param find Returns the rows that a search finds. A change of the function searches again.
 * @returns `shown` has the rows of the search `settled`. They follow when the browser has time, so that typing stays
 *   fluent.
 */
export function useSearch<Row, Search>(
  rows: readonly Row[],
  showsAll: NoInfer<Search>,
  find: (rows: readonly Row[], search: Search) => readonly Row[],
) {
  const [search, setSearch] = useState(showsAll);
  const settled = useDeferredValue(search);
  const shown = useMemo(() => find(rows, settled), [find, rows, settled]);
  return { search, setSearch, settled, shown, showAll: () => setSearch(showsAll) };
}
