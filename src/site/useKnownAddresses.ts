import { useMemo } from "react";

import { contentOf } from "../book/bookState";
import { toNewestFirst } from "../book/bookEntries";
import { useBook, useVisit } from "../book/useBook";
import { recipientGroupOf, toLookup } from "../core";
import type { FoundRow, KnownAddresses } from "./findRows";

/** Returns the addresses that were handed out, those that the book has and those of this visit. */
export function useKnownAddresses(): KnownAddresses {
  const { book } = useBook();
  const visit = useVisit().entries;
  const stored = contentOf(book)?.entries;

  return useMemo(() => {
    const newest = toNewestFirst(stored ?? []);
    const own: FoundRow[] = [
      ...visit.toReversed().map(({ recipient, email }) => ({ recipient, email, date: null })),
      ...newest.filter(({ isFound }) => isFound !== true),
      // What a check found may be older than what was handed out here.
      ...newest.filter(({ isFound }) => isFound === true),
    ];
    return {
      findGroup: toLookup(own, ({ recipient }) => recipientGroupOf(recipient)),
      findRecipients: stored === undefined ? null : toLookup(own, ({ email }) => email),
    };
  }, [stored, visit]);
}
