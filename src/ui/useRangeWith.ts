import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";
import { useCallback } from "react";

/** Extends the drawn rows of a virtual list by one that stays in the document even if it is scrolled far away. */
export function useRangeWith(row: number | null): (range: Range) => number[] {
  return useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (row === null || row >= range.count || rows.includes(row)) return rows;
      return [...rows, row].toSorted((first, second) => first - second);
    },
    [row],
  );
}
