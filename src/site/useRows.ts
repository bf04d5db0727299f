import { useEffect, useState } from "react";

import { runInSlices, takeInSlices } from "../platform/runInSlices";
import { findRows, type RowRequest, type SiteRow } from "./findRows";

/** Rows, and what they were found for. */
interface FoundRows {
  readonly request: RowRequest | null;
  readonly rows: readonly SiteRow[];
}

/**
 * Finds the rows of many recipients in slices, because a thousand of them can take long. Until then, `shown` has the
 * last rows. `find` gives those of the fields as they are, for a person who does not wait: at once if they are found.
 */
export function useRows(request: RowRequest | null) {
  const [found, setFound] = useState<FoundRows>({ request: null, rows: [] });

  useEffect(() => {
    if (request === null || request.lines.length < 2) return;
    return runInSlices(findRows(request), { onDone: (rows) => setFound({ request, rows }) });
  }, [request]);

  function find(): readonly SiteRow[] | Promise<readonly SiteRow[]> {
    return request === null || found.request === request ? found.rows : takeInSlices(findRows(request));
  }

  return { shown: found.rows, find };
}
