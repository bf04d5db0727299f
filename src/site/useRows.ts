import { useEffect, useState } from "react";

import { takeSteps } from "../core";
import { runInSlices } from "../platform/runInSlices";
import { findRows, type RowRequest, type SiteRow } from "./findRow";

/** Rows, and what they were found for. */
interface FoundRows {
  readonly request: RowRequest | null;
  readonly lines: readonly string[];
  readonly rows: readonly SiteRow[];
}

const NOTHING: FoundRows = { request: null, lines: [], rows: [] };

/**
 * Finds the rows of many recipients in slices, because a thousand of them can take long. Until then, `shown` has the
 * last rows. `findNow` returns those of the fields as they are, also of one recipient, for a person who does not wait.
 */
export function useRows(request: RowRequest | null, lines: readonly string[]) {
  const [found, setFound] = useState(NOTHING);

  useEffect(() => {
    if (request === null || lines.length < 2) return;
    return runInSlices(findRows(request, lines), { onDone: (rows) => setFound({ request, lines, rows }) });
  }, [request, lines]);

  function findNow(): readonly SiteRow[] {
    if (request === null || (found.request === request && found.lines === lines)) return found.rows;
    return takeSteps(findRows(request, lines));
  }

  return { shown: found.rows, findNow };
}
