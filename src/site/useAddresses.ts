import { useEffect, useMemo, useState } from "react";

import { toNewestFirst } from "../book/bookEntries";
import { useBook } from "../book/useBook";
import { type Address, type ParseResult, proposeAlias, recipientGroupOf, toLookup, toRecipients } from "../core";
import { drawRandomText } from "../platform/drawRandomText";
import { runInSlices, takeInSlices } from "../platform/runInSlices";
import { findCurrent, findRows, type FoundRow, hasAddress, type RowRequest, type SiteRow } from "./findRows";
import type { SiteState } from "./siteReducer";
import { MAX_LINES } from "./toFieldText";

export type Addresses = ReturnType<typeof useAddresses>;

const SUFFIX_LENGTH = 4;

const UNKNOWN_ADDRESS: Address = { username: "…", domain: "gmail.com" };

/* Until there is a recipient, the address that it will get is shown for these. */
const EXAMPLE_ADDRESS: Address = { username: "jane.doe", domain: "gmail.com" };
const EXAMPLE_RECIPIENT = "netflix.com";

export function useAddresses({ recipientText, options, isKindChosen, at, replaced }: SiteState, mailbox: ParseResult) {
  const [suffixes] = useState(() => new Map<string, string>());
  const known = useKnownAddresses();
  const [knownLines] = useState(() => new Map<string, readonly string[]>());
  const lines = useMemo(() => toRecipients(recipientText, MAX_LINES + 1, knownLines), [recipientText, knownLines]);
  const request = useMemo(() => {
    const address = mailbox.ok ? mailbox.address : UNKNOWN_ADDRESS;
    /** A suffix is drawn once, and stays until the page is closed. */
    function suffixOf(recipientId: string, further: number): string {
      const key = `${further} ${recipientId}`;
      if (!suffixes.has(key)) suffixes.set(key, drawRandomText(SUFFIX_LENGTH));
      return suffixes.get(key)!;
    }
    return { recipients: lines.slice(0, MAX_LINES), address, options, isKindChosen, replaced, suffixOf, ...known };
  }, [lines, mailbox, options, isKindChosen, replaced, suffixes, known]);
  const hasRows = mailbox.ok && lines.length > 1;
  const first = useMemo(() => (lines.length === 1 ? findCurrent(request, lines[0]!, at) : null), [request, lines, at]);
  const current = mailbox.ok ? first : null;
  const ghost = useMemo(() => {
    if (lines.length > 1 || current !== null) return null;
    if (first !== null) return options.style === "plus" && hasAddress(first.row) ? first.row.email : null;
    const proposal = proposeAlias(mailbox.ok ? mailbox.address : EXAMPLE_ADDRESS, EXAMPLE_RECIPIENT, options);
    return proposal.ok ? proposal.alias.email : null;
  }, [lines, current, first, options, mailbox]);
  const [found, setFound] = useState<{ request: typeof request; rows: readonly SiteRow[] }>({ request, rows: [] });
  const isSearching = hasRows && found.request !== request;

  // A thousand rows can take long. Until they are found, the last ones are shown.
  useEffect(() => {
    if (!isSearching) return;
    return runInSlices(findRows(request), { onDone: (rows) => setFound({ request, rows }) });
  }, [request, isSearching]);

  /** Finds the addresses for the fields as they are. It does not wait for the rows to be drawn. */
  function find(): readonly FoundRow[] | Promise<readonly FoundRow[]> {
    if (current !== null) return [current.row].filter(hasAddress);
    if (found.request === request) return found.rows.filter(hasAddress);
    return takeInSlices(findRows(request)).then((rows) => rows.filter(hasAddress));
  }

  // `rows` may still be older than the fields. `ghost` is an address like the one that will come.
  return { lines, hasRows, current, ghost, rows: found.rows, find };
}

function useKnownAddresses(): Pick<RowRequest, "findGroup" | "findRecipients"> {
  const { book, visit } = useBook();
  const stored = book.content?.entries;
  return useMemo(() => {
    const newest = toNewestFirst(stored ?? []);
    const own: FoundRow[] = [
      ...visit.entries.toReversed().map(({ recipient, email }) => ({ recipient, email, date: null })),
      ...newest.filter(({ isImported }) => !isImported),
      ...newest.filter(({ isImported }) => isImported),
    ];
    return {
      findGroup: toLookup(own, ({ recipient }) => recipientGroupOf(recipient)),
      findRecipients: stored === undefined ? null : toLookup(own, ({ email }) => email),
    };
  }, [stored, visit.entries]);
}
