import { useState } from "react";

import type { BookFault } from "../book/bookState";
import { useBook } from "../book/useBook";
import { useCopy } from "../clipboard/useCopy";
import { type Address, toEmail } from "../core";
import { type FoundRow, toEntries } from "./findRow";

/** Copies addresses, and remembers to whom they were given where the book is on. */
export function useGive(onCopied: (emails: readonly string[]) => void) {
  const { book, store } = useBook();
  const copy = useCopy();
  const [fault, setFault] = useState<BookFault | null>(null);
  const isRemembering = book.status === "on";

  async function give(rows: readonly FoundRow[], address: Address): Promise<void> {
    const emails = rows.map(({ email }) => email);
    setFault(null);
    // Before it is in the book, so that the page does not look for another address in between.
    onCopied(emails);
    await copy(emails);
    if (book.status !== "on") return;
    const outcome = await store.add(toEntries(rows));
    const mailbox = toEmail(address);
    if (outcome === null && book.content.mailbox !== mailbox) await store.setDetails({ mailbox });
    if (outcome !== "exists") setFault(outcome);
  }

  return { give, isRemembering, fault, dismissFault: () => setFault(null) };
}
