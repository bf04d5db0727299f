import { useEffect, useState } from "react";

import { takeSteps } from "../core";
import { runInSlices } from "../platform/runInSlices";
import { findRows, type RowRequest } from "./findRow";
import type { SiteRow } from "./siteRow";

/** Rows, and what they were found for. */
interface FoundRows {
  readonly request: RowRequest | null;
  readonly rows: readonly SiteRow[];
}

/**
 * Finds the rows of many recipients in slices, because a thousand of them can take long. Until then, `shown` has the
 * last rows. `findNow` returns those of the fields as they are, also of one recipient, for a person who does not wait.
 */
export function useRows(request: RowRequest | null) {
  const [found, setFound] = useState<FoundRows>({ request: null, rows: [] });

  useEffect(() => {
    if (request === null || request.lines.length < 2) return;
    return runInSlices(findRows(request), { onDone: (rows) => setFound({ request, rows }) });
  }, [request]);

  function findNow(): readonly SiteRow[] {
    return request === null || found.request === request ? found.rows : takeSteps(findRows(request));
  }

  return { shown: found.rows, findNow };
}
