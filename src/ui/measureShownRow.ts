import { measureElement, type Virtualizer } from "@tanstack/react-virtual";

/**
 * Measures a row of a virtual list. The rows of a hidden list have no size, so they keep their last one. The list is
 * then still scrolled to the same row when it is shown again.
 */
export function measureShownRow<Box extends Element, Row extends Element>(
  row: Row,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Box, Row>,
): number {
  const known = virtualizer.measurementsCache[virtualizer.indexFromElement(row)];
  return known === undefined || row.checkVisibility() ? measureElement(row, entry, virtualizer) : known.size;
}
