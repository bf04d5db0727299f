import { useEffect, useState } from "react";

import { type FindGiven, useBook } from "../book/useBook";
import { type CheckedAddress, findUnlisted, type Unlisted } from "../core";
import { runInSlices } from "../platform/runInSlices";

/**
 * Finds the addresses of a check that are not in the book yet, in slices. After a change of the book, the last ones stay
 * until the next are found.
 *
 * @param rows `null` where none are shown.
 * @param findGiven Finds to whom an address was given; `null` without a book.
 * @returns `null` where there are none, and where the book is off or has failed.
 */
export function useUnlisted(rows: readonly CheckedAddress[] | null, findGiven: FindGiven | null): Unlisted | null {
  const { book } = useBook();
  const [found, setFound] = useState<{ readonly rows: typeof rows; readonly unlisted: Unlisted | null }>();
  const content = book.status === "on" ? book.content : null;
  // A list that comes from a backup knows no mailbox that was used here.
  const usualMailbox = content?.mailbox ?? content?.entries.at(-1)?.email ?? null;

  useEffect(() => {
    if (rows === null || findGiven === null) return;
    const isListed = (email: string) => findGiven(email).length > 0;
    return runInSlices(findUnlisted(rows, usualMailbox, isListed), {
      onDone: (unlisted) => setFound({ rows, unlisted }),
    });
  }, [rows, findGiven, usualMailbox]);

  return content !== null && found?.rows === rows ? found.unlisted : null;
}
