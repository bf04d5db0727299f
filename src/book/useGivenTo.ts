import { useMemo } from "react";

import type { BookEntry } from "../core";
import { useBook } from "./useBook";

const NONE: readonly BookEntry[] = [];

/** Returns a function that finds the entries of an address, at the same cost for 10 entries as for 10,000. */
export function useGivenTo(): (email: string) => readonly BookEntry[] {
  const { book } = useBook();
  const entries = book.status === "on" ? book.content.entries : NONE;
  const entriesOf = useMemo(() => {
    const groups = new Map<string, BookEntry[]>();
    for (const entry of entries) {
      const group = groups.get(entry.email);
      if (group === undefined) groups.set(entry.email, [entry]);
      else group.push(entry);
    }
    return groups;
  }, [entries]);
  return (email) => entriesOf.get(email) ?? NONE;
}
