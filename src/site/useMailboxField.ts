import { useMemo, useState } from "react";

import { useMailboxOfOthers } from "../addressText/useKnownMailbox";
import { contentOf } from "../book/bookState";
import { useBook } from "../book/useBook";
import { type ParseResult, readAddress } from "../core";

interface MailboxFieldState {
  readonly text: string;
  readonly mailbox: ParseResult;
}

/**
 * Finds the text of the field for the mailbox: what was typed, else the mailbox of the book, else the one of another view.
 *
 * @param typed `null` until the person types.
 * @param onKnown Called while rendering when another view uses a mailbox, which fills an emptied field too.
 */
export function useMailboxField(typed: string | null, onKnown: () => void): MailboxFieldState {
  const { book } = useBook();
  const stored = contentOf(book)?.mailbox;
  // Taken once. Another tab that gives an address of another mailbox must not change what a person sees here.
  const [first, setFirst] = useState<string>();
  if (first === undefined && stored !== undefined) setFirst(stored);
  if (first !== undefined && book.status === "off") setFirst(undefined);
  const [known] = useMailboxOfOthers(() => typed === "" && onKnown());
  // The book comes first, so nothing is shown before it is read.
  const text = typed ?? first ?? (book.status === "opening" ? "" : known);
  return { text, mailbox: useMemo(() => readAddress(text), [text]) };
}
