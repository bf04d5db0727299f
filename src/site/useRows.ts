import { useEffect, useState } from "react";

import { runInSlices } from "../platform/runInSlices";
import { findRows, type RowRequest, type SiteRow } from "./findRow";

/** Finds the rows of many recipients in slices, because a thousand of them can take long. The last rows stay until then. */
export function useRows(request: RowRequest | null, lines: readonly string[]): readonly SiteRow[] {
  const [rows, setRows] = useState<readonly SiteRow[]>([]);

  useEffect(() => {
    if (request === null || lines.length < 2) return;
    return runInSlices(findRows(request, lines), { onDone: setRows });
  }, [request, lines]);

  return rows;
}
