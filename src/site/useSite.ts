import { useMemo, useReducer } from "react";

import { useBook } from "../book/useBook";
import { useGivenTo } from "../book/useGivenTo";
import { type BookEntry, readAddress, recipientGroupOf, toLookup } from "../core";
import { drawRandomText } from "../platform/drawRandomText";
import { findRow, hasAddress, type RowRequest, type SiteRow } from "./findRow";
import { INITIAL_STATE, type SiteOptions, siteReducer } from "./siteReducer";
import { MAX_LINES, toLines } from "./toLines";

const SUFFIX_LENGTH = 4;

const NO_ENTRIES: readonly BookEntry[] = [];

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
  const { options, suffixes, isAnother, passed, copied } = state;

  const request = useMemo<RowRequest | null>(() => {
    if (!mailbox.ok) return null;
    return { address: mailbox.address, options, suffixes, isAnother, passed, copied, findGroup, findGiven };
  }, [mailbox, options, suffixes, isAnother, passed, copied, findGroup, findGiven]);

  const row: SiteRow | null = useMemo(
    () => (request !== null && lines.length === 1 ? findRow(request, lines[0]!, 0) : null),
    [request, lines],
  );

  /** Shows another address for the same recipient. After the last one, the first one comes again. */
  function goOn(): void {
    if (request === null || row === null || !hasAddress(row)) return;
    const fresh = drawSuffixes(options);
    const next = { ...request, suffixes: fresh, isAnother: true, copied: new Set<string>() };
    const all = [...passed, row.email];
    const hasNext = hasAddress(findRow({ ...next, passed: all }, lines[0]!, 0));
    dispatch({ type: "next-requested", passed: hasNext ? all : [], suffixes: fresh });
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
    endMailbox: () => dispatch({ type: "mailbox-done" }),
    changeOptions: (changes: Partial<SiteOptions>) =>
      dispatch({ type: "options-changed", changes, suffixes: drawSuffixes({ ...options, ...changes }) }),
    goOn,
    markCopied: (emails: readonly string[]) => dispatch({ type: "copied", emails }),
  };
}
