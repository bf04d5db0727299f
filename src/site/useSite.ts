import { useMemo, useReducer, useState } from "react";

import type { BookFault } from "../book/bookState";
import { useBook } from "../book/useBook";
import { useGivenTo } from "../book/useGivenTo";
import { useCopy } from "../clipboard/useCopy";
import { type BookEntry, readAddress, recipientGroupOf, toEmail, toLookup } from "../core";
import { drawRandomText } from "../platform/drawRandomText";
import { findRow, hasAddress, type RowRequest, type SiteRow, toEntries } from "./findRow";
import { INITIAL_STATE, type SiteOptions, siteReducer } from "./siteReducer";
import { useRows } from "./useRows";

/** More rows than a person gives at once. */
export const MAX_LINES = 1000;

/** A link is hardly longer, and the recipient in it is at its beginning. */
const MAX_LINE_LENGTH = 2000;

const SUFFIX_LENGTH = 4;

const NO_ENTRIES: readonly BookEntry[] = [];

/** Splits the text of the field into recipients, one a line, up to one more than is used. Blank lines are left out. */
function toLines(text: string): string[] {
  const lines: string[] = [];
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    const recipient = line.slice(0, MAX_LINE_LENGTH).trim();
    if (recipient !== "") lines.push(recipient);
    if (lines.length > MAX_LINES) break;
  }
  return lines;
}

/** Draws them in one call for as many lines as there may be, because a thousand calls take long. */
function drawSuffixes({ isHardToGuess }: SiteOptions): string[] {
  if (!isHardToGuess) return [];
  const text = drawRandomText(MAX_LINES * SUFFIX_LENGTH);
  return Array.from({ length: MAX_LINES }, (_, line) => text.slice(line * SUFFIX_LENGTH, (line + 1) * SUFFIX_LENGTH));
}

/**
 * Holds what is typed and chosen in the view, and finds the addresses for it. It stays here: nothing is stored before an
 * address is given.
 */
export function useSite() {
  const [state, dispatch] = useReducer(siteReducer, INITIAL_STATE);
  const { book, store } = useBook();
  const copy = useCopy();
  const [fault, setFault] = useState<BookFault | null>(null);
  const content = book.status === "on" ? book.content : null;
  const entries = content?.entries ?? NO_ENTRIES;

  const findGroup = useMemo(() => toLookup(entries, ({ recipient }) => recipientGroupOf(recipient)), [entries]);
  const findGiven = useGivenTo();

  const mailboxText = state.mailboxText ?? content?.mailbox ?? "";
  const mailbox = useMemo(() => readAddress(mailboxText), [mailboxText]);
  const allLines = useMemo(() => toLines(state.recipientText), [state.recipientText]);
  const lines = useMemo(() => allLines.slice(0, MAX_LINES), [allLines]);

  const request = useMemo<RowRequest | null>(
    () => (mailbox.ok ? { ...state, lines, address: mailbox.address, findGroup, findGiven } : null),
    [state, lines, mailbox, findGroup, findGiven],
  );
  const row = useMemo(() => (request?.lines.length === 1 ? findRow(request, 0) : null), [request]);
  const rows = useRows(request);

  function typeRecipient(text: string): void {
    setFault(null);
    dispatch({ type: "recipient-typed", text, suffixes: drawSuffixes(state.options) });
  }

  /** Shows another address for the same recipient. After the last one, the first one comes again. */
  function showNext(): void {
    if (request === null || row === null || !hasAddress(row)) return;
    const suffixes = drawSuffixes(state.options);
    const next = { ...request, suffixes, isNewWanted: true, copied: new Set<string>() };
    const shownBefore = [...state.shownBefore, row.email];
    const hasNext = hasAddress(findRow({ ...next, shownBefore }, 0));
    dispatch({ type: "next-requested", shownBefore: hasNext ? shownBefore : [], suffixes });
  }

  /** Copies addresses, and remembers to whom they were given where the book is on. */
  async function give(given: readonly SiteRow[]): Promise<void> {
    const found = given.filter(hasAddress);
    if (!mailbox.ok || found.length === 0) return;
    const emails = found.map(({ email }) => email);
    setFault(null);
    // Before it is in the book, so that the page does not look for another address in between.
    dispatch({ type: "copied", emails });
    await copy(emails);
    if (content === null) return;
    const outcome = await store.add(toEntries(found));
    const used = toEmail(mailbox.address);
    if (outcome === null && content.mailbox !== used) await store.setDetails({ mailbox: used });
    setFault(outcome);
  }

  return {
    recipientText: state.recipientText,
    mailboxText,
    mailbox,
    options: state.options,
    lines,
    isBounded: allLines.length > MAX_LINES,
    /** The one recipient's; `null` for none and for many. */
    row,
    /** Those of many recipients. */
    rows: rows.shown,
    isRemembering: content !== null,
    fault,
    typeRecipient,
    typeMailbox: (text: string) => dispatch({ type: "mailbox-typed", text }),
    chooseOption: (choice: Partial<SiteOptions>) =>
      dispatch({ type: "option-chosen", choice, suffixes: drawSuffixes({ ...state.options, ...choice }) }),
    showNext,
    give: (given: readonly SiteRow[]) => void give(given),
    giveAll: () => void give(rows.findNow()),
  };
}
