import { useMemo, useReducer } from "react";

import { useBook } from "../book/useBook";
import { useGivenTo } from "../book/useGivenTo";
import { type BookEntry, readAddress, recipientGroupOf, toLookup } from "../core";
import { drawRandomText } from "../platform/drawRandomText";
import { findRow, hasAddress, type RowRequest, type SiteRow } from "./findRow";
import { INITIAL_STATE, type SiteOptions, siteReducer } from "./siteReducer";

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

/** Holds what is typed and chosen in the view, and finds the address for it. It stays here: nothing is stored. */
export function useSite() {
  const [state, dispatch] = useReducer(siteReducer, INITIAL_STATE);
  const { book } = useBook();
  const content = book.status === "on" ? book.content : null;
  const entries = content?.entries ?? NO_ENTRIES;

  const findGroup = useMemo(() => toLookup(entries, ({ recipient }) => recipientGroupOf(recipient)), [entries]);
  const findGiven = useGivenTo();

  const mailboxText = state.mailboxText ?? content?.mailbox ?? "";
  const mailbox = useMemo(() => readAddress(mailboxText), [mailboxText]);
  const allLines = useMemo(() => toLines(state.recipientText), [state.recipientText]);
  const lines = useMemo(() => allLines.slice(0, MAX_LINES), [allLines]);
  const { options, suffixes, isNewWanted, shownBefore, copied } = state;

  const request = useMemo<RowRequest | null>(() => {
    if (!mailbox.ok) return null;
    return { address: mailbox.address, options, suffixes, isNewWanted, shownBefore, copied, findGroup, findGiven };
  }, [mailbox, options, suffixes, isNewWanted, shownBefore, copied, findGroup, findGiven]);

  const row: SiteRow | null = useMemo(
    () => (request !== null && lines.length === 1 ? findRow(request, lines[0]!, 0) : null),
    [request, lines],
  );

  /** Shows another address for the same recipient. After the last one, the first one comes again. */
  function showNext(): void {
    if (request === null || row === null || !hasAddress(row)) return;
    const fresh = drawSuffixes(options);
    const next = { ...request, suffixes: fresh, isNewWanted: true, copied: new Set<string>() };
    const shown = [...shownBefore, row.email];
    const hasNext = hasAddress(findRow({ ...next, shownBefore: shown }, lines[0]!, 0));
    dispatch({ type: "next-requested", shownBefore: hasNext ? shown : [], suffixes: fresh });
  }

  return {
    state,
    mailboxText,
    mailbox,
    lines,
    isBounded: allLines.length > MAX_LINES,
    request,
    /** The one recipient's; `null` for none and for many. */
    row,
    typeRecipient: (text: string) => dispatch({ type: "recipient-typed", text, suffixes: drawSuffixes(options) }),
    typeMailbox: (text: string) => dispatch({ type: "mailbox-typed", text }),
    markMailboxDone: () => dispatch({ type: "mailbox-done" }),
    changeOptions: (changes: Partial<SiteOptions>) =>
      dispatch({ type: "options-changed", changes, suffixes: drawSuffixes({ ...options, ...changes }) }),
    showNext,
    markCopied: (emails: readonly string[]) => dispatch({ type: "copied", emails }),
  };
}
