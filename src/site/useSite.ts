import { useEffect, useMemo, useReducer, useState } from "react";

import { useKnownMailbox } from "../addressText/useKnownMailbox";
import { type BookFault, contentOf } from "../book/bookState";
import { toDay } from "../book/toDay";
import { useBook } from "../book/useBook";
import { useGivenTo } from "../book/useGivenTo";
import { useCopy } from "../clipboard/useCopy";
import { readAddress, recipientGroupOf, toEmail, toLookup } from "../core";
import { drawRandomText } from "../platform/drawRandomText";
import { findRow, type RowRequest, toEntries } from "./findRow";
import { INITIAL_STATE, type SiteOptions, siteReducer } from "./siteReducer";
import { type FoundRow, hasAddress, type SiteRow } from "./siteRow";
import { MAX_LINES, toLines } from "./toLines";
import { useRows } from "./useRows";

const SUFFIX_LENGTH = 4;

const TICK_DURATION_MS = 2000;

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
  /** The day on which the view was opened or something was given last. */
  const [today, setToday] = useState(() => toDay(new Date()));
  const content = contentOf(book);
  const given: readonly FoundRow[] = content?.entries ?? state.copied;

  const findGroup = useMemo(() => toLookup(given, ({ recipient }) => recipientGroupOf(recipient)), [given]);
  const findGiven = useGivenTo();
  const { copied, copiedBefore } = state;
  const newlyCopied = useMemo(
    () => new Set(copied.slice(copiedBefore).map(({ email }) => email)),
    [copied, copiedBefore],
  );

  // Taken once. Another tab that gives an address of another mailbox must not change what a person sees here.
  const [firstMailbox, setFirstMailbox] = useState<string>();
  if (firstMailbox === undefined && content?.mailbox !== undefined) setFirstMailbox(content.mailbox);
  if (firstMailbox !== undefined && book.status === "off") setFirstMailbox(undefined);
  // Another view may use a mailbox at any time. It fills a field that a person has emptied, too.
  const [known, setKnown] = useKnownMailbox();
  const [lastKnown, setLastKnown] = useState(known);
  if (known !== lastKnown) {
    setLastKnown(known);
    if (state.mailboxText === "") dispatch({ type: "mailbox-typed", text: null });
  }
  // The book comes first, so nothing is shown before it is read.
  const mailboxText = state.mailboxText ?? firstMailbox ?? (book.status === "opening" ? "" : known);
  const mailbox = useMemo(() => readAddress(mailboxText), [mailboxText]);
  const allLines = useMemo(() => toLines(state.recipientText), [state.recipientText]);
  const lines = useMemo(() => allLines.slice(0, MAX_LINES), [allLines]);

  const request = useMemo<RowRequest | null>(() => {
    if (!mailbox.ok) return null;
    // Without a book, only the choice of the kind says what a person expects.
    const wanted = findGiven === null && state.wanted === "own" ? "own-of-kind" : state.wanted;
    return { ...state, wanted, lines, address: mailbox.address, findGroup, newlyCopied, findGiven };
  }, [state, lines, mailbox, findGroup, newlyCopied, findGiven]);
  const row = useMemo(() => (request?.lines.length === 1 ? findRow(request, 0) : null), [request]);
  const rows = useRows(request);

  const shown = row !== null && hasAddress(row) ? row.email : lines;
  /** What was shown when it was copied, for a moment. */
  const [ticked, setTicked] = useState<typeof shown | null>(null);
  useEffect(() => {
    if (ticked === null) return;
    const timer = setTimeout(() => setTicked(null), TICK_DURATION_MS);
    return () => clearTimeout(timer);
  }, [ticked]);

  function typeRecipient(text: string): void {
    setFault(null);
    dispatch({ type: "recipient-typed", text, suffixes: drawSuffixes(state.options) });
  }

  /** Shows another address for the same recipient. After the last one, the first one comes again. */
  function showNext(): void {
    if (request === null || row === null || !hasAddress(row)) return;
    const suffixes = drawSuffixes(state.options);
    const next = { ...request, suffixes, wanted: "new" as const, newlyCopied: new Set<string>() };
    const shownBefore = [...state.shownBefore, row.email];
    const hasNext = hasAddress(findRow({ ...next, shownBefore }, 0));
    dispatch({ type: "next-requested", shownBefore: hasNext ? shownBefore : [], suffixes });
  }

  /** Copies addresses, and remembers to whom they were given where the book is on. */
  async function give(chosen: readonly SiteRow[], onCopied?: () => void): Promise<void> {
    const found = chosen.filter(hasAddress);
    if (!mailbox.ok || found.length === 0) return;
    const usedMailbox = toEmail(mailbox.address);
    setKnown(usedMailbox);
    const emails = found.map(({ email }) => email);
    setFault(null);
    // Before it is in the book, so that the page does not look for another address in between.
    dispatch({ type: "copied", rows: found });
    if (await copy(emails)) onCopied?.();
    await remember(found, usedMailbox);
  }

  /** Remembers what was copied before the book was switched on, as far as it is still shown. */
  async function keepCopied(): Promise<void> {
    const emails = new Set(state.copied.map(({ email }) => email));
    const found = rows.findNow().filter(hasAddress);
    const kept = found.filter(({ email }) => emails.has(email));
    if (mailbox.ok && kept.length > 0) await remember(kept, toEmail(mailbox.address));
  }

  async function remember(found: readonly FoundRow[], usedMailbox: string): Promise<void> {
    const day = toDay(new Date());
    setToday(day);
    setFault(await store.remember(toEntries(found, day), usedMailbox));
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
    /** Whether the page does not know yet what it remembers. */
    isOpening: book.status === "opening",
    isRemembering: book.status === "on",
    fault,
    today,
    /** Whether a person has just copied all that is shown. */
    isTicked: ticked === shown,
    typeRecipient,
    typeMailbox: (text: string) => dispatch({ type: "mailbox-typed", text }),
    chooseOption: (choice: Partial<SiteOptions>) =>
      dispatch({ type: "option-chosen", choice, suffixes: drawSuffixes({ ...state.options, ...choice }) }),
    showNext,
    give: (chosen: readonly SiteRow[]) => void give(chosen),
    giveAll: () => void give(rows.findNow(), () => setTicked(shown)),
    keepCopied: () => void keepCopied(),
    /** Keeps the addresses of a file as they are. */
    keep: (saved: readonly FoundRow[]) => dispatch({ type: "copied", rows: saved }),
  };
}
