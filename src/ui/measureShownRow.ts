import { measureElement, type Virtualizer } from "@tanstack/react-virtual";

/**
 * Measures a row of a virtual list. In a list that is not shown a row has no size: it keeps the one it
 * had, for the list is to be scrolled as it was when it is shown again.
 */
export function measureShownRow<Box extends Element, Row extends Element>(
  row: Row,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Box, Row>,
): number {
  const known = virtualizer.measurementsCache[virtualizer.indexFromElement(row)];
  return known === undefined || row.checkVisibility() ? measureElement(row, entry, virtualizer) : known.size;
}
