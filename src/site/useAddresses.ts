import { useMemo, useState } from "react";

import type { ParseResult } from "../core";
import { createSuffixes } from "./createSuffixes";
import { findPlace, type RowRequest } from "./findRows";
import type { SiteState } from "./siteReducer";
import { MAX_LINES, toLines } from "./toLines";
import { useKnownAddresses } from "./useKnownAddresses";
import { useRows } from "./useRows";

/** Finds the address of one recipient, and the rows of many, for the fields as they are. */
export function useAddresses(state: SiteState, mailbox: ParseResult) {
  const { recipientText, options, isKindChosen, at } = state;
  const [suffixOf] = useState(createSuffixes);
  const known = useKnownAddresses();
  const allLines = useMemo(() => toLines(recipientText), [recipientText]);
  const lines = useMemo(() => allLines.slice(0, MAX_LINES), [allLines]);

  const request = useMemo<RowRequest | null>(
    () => (mailbox.ok ? { lines, address: mailbox.address, options, isKindChosen, suffixOf, known } : null),
    [lines, mailbox, options, isKindChosen, suffixOf, known],
  );
  const place = useMemo(() => {
    const [line, ...others] = lines;
    return request === null || line === undefined || others.length > 0 ? null : findPlace(request, line, at);
  }, [request, lines, at]);
  const rows = useRows(request);

  return {
    lines,
    isBounded: allLines.length > MAX_LINES,
    /** The one recipient's; `null` for none and for many. */
    place,
    /** Those of many recipients. */
    rows,
  };
}
