import { useEffect, useMemo, useState } from "react";

import { useBook } from "../book/useBook";
import {
  type Address,
  countDottedAliases,
  isSameMailbox,
  parseAddress,
  toEmail,
  type Trace,
  traceAlias,
} from "../core";
import { useTexts } from "../i18n/useTexts";
import { runInSlices } from "../platform/runInSlices";
import { hasAddress, type SiteRow } from "./findRows";

/** A match means something where there are this many times as many placements as rows. */
const PLACEMENTS_PER_ROW = 20;

/** With more names, an answer says nothing. */
const MAX_NAMES = 10;

interface Search {
  readonly search: string;
  readonly rows: readonly SiteRow[];
  /** The rows that the search finds. */
  readonly shown: readonly SiteRow[];
  readonly mailbox: Address;
  readonly wholeDomain: boolean;
}

/** A line of an answer. Names are those of recipients, and rests those that are less likely. */
interface Line {
  readonly role: "title" | "names" | "rests" | "note";
  readonly text: string;
}

/**
 * Answers who can have the address of a search, with a row or without one: it may be made from another writing of the
 * mailbox, or by other options. Gmail lets anybody write an address with other dots, so it accuses and clears nobody.
 *
 * @returns `null` until that is known, and where the search is not for an address of the mailbox.
 */
export function useTraces({ search, rows, shown, mailbox, wholeDomain }: Search): readonly Line[] | null {
  const t = useTexts("site");
  const checkText = useTexts("check");
  const remembered = useBook().book.content?.mailbox ?? "";
  const [found, setFound] = useState<{ question: object; traces: readonly Trace[] | null }>();

  const question = useMemo(() => {
    const read = search.includes("@") ? parseAddress(search) : null;
    const isOfMailbox = read?.ok === true && isSameMailbox(toEmail(read.address), toEmail(mailbox));
    return isOfMailbox ? { alias: read.address, recipients: rows.map(({ recipient }) => recipient) } : null;
  }, [search, rows, mailbox]);

  useEffect(() => {
    if (question === null) return;
    const steps = traceAlias(question.alias, question.recipients);
    return runInSlices(steps, { onDone: (traces) => setFound({ question, traces }) });
  }, [question]);

  if (question === null || rows.length === 0) return null;
  const { alias } = question;
  const matching = shown.map(({ recipient }) => recipient);
  if (shown.some((row) => hasAddress(row) && row.date !== null)) {
    return [toNote(checkText("columns.givenTo")), toNames(matching)];
  }
  const writings = [mailbox.username, remembered].map((name) => name.split(/[+@]/, 1)[0]!);
  if (matching.length === 0 && writings.includes(alias.username)) {
    return [{ role: "title", text: checkText.markup("answers.own", { title: (text) => text }) }];
  }
  if (found?.question !== question || (found.traces === null && matching.length === 0)) return null;

  /** Weighs what is unlike the options as they are, and unlike a writing that is known or the plain one. */
  function weighUnlike(trace: Trace): number {
    if (trace.style === "plus") return 0;
    const isUsual = writings.includes(trace.mailboxName) || !trace.mailboxName.includes(".");
    const isOnOther = alias.domain !== mailbox.domain;
    // An option is rarer than a writing.
    const rare = [trace.wholeDomain !== wholeDomain, trace.otherHost !== isOnOther].filter(Boolean).length;
    return (isUsual ? 0 : 1) + 2 * rare;
  }

  const named = new Set<string>();
  function takeUnnamed(recipients: readonly string[]): readonly string[] {
    const unnamed = [...new Set(recipients)].filter((recipient) => !named.has(recipient));
    for (const recipient of unnamed) named.add(recipient);
    return unnamed;
  }

  const [own = ""] = writings;
  const traces = (found.traces ?? []).toSorted((one, other) => weighUnlike(one) - weighUnlike(other));
  const likely = [
    { mailboxName: own, recipients: takeUnnamed(matching) },
    ...traces
      .filter((trace) => weighUnlike(trace) === 0)
      .map(({ mailboxName, recipients }) => ({ mailboxName, recipients: takeUnnamed(recipients) })),
  ].filter(({ recipients }) => recipients.length > 0);
  const others = traces.flatMap(({ mailboxName, recipients }) =>
    recipients
      .filter((recipient) => !named.has(recipient))
      .map((recipient) => (mailboxName === own ? recipient : `${recipient} (${mailboxName})`)),
  );

  const hasTag = alias.username.includes("+");
  if (named.size === 0 && others.length === 0) {
    return [
      { role: "title", text: t("traces.none") },
      toNote(`${hasTag ? "" : `${t("traces.dots")} `}${t("traces.first")}`),
    ];
  }
  const isOnly = likely.length === 0;
  const count = countDottedAliases({ ...mailbox, username: likely[0]?.mailboxName ?? own }, false);
  // Each dot of the address may be one of the mailbox, and so doubles the writings.
  const tries = isOnly ? rows.length * 2 ** (alias.username.split(".").length - 1) : rows.length;
  const isWeak = !hasTag && count < PLACEMENTS_PER_ROW * tries;
  return [
    ...likely.flatMap(({ mailboxName, recipients }) => [
      toNote(t("traces.likely", { mailboxName, isOwn: String(mailboxName === own) })),
      toNames(recipients),
    ]),
    isWeak && !isOnly && toNote(t("traces.few", { count })),
    others.length > 0 && toNote(t("traces.others", { isOnly: String(isOnly) })),
    others.length > 0 && toNames([...new Set(others)], "rests"),
    isOnly && toNote(isWeak ? `${t("traces.few", { count })} ${t("traces.dots")}` : t("traces.dots")),
  ].filter((line) => line !== false);
}

function toNote(text: string): Line {
  return { role: "note", text };
}

function toNames(recipients: readonly string[], role: "names" | "rests" = "names"): Line {
  const named = recipients.slice(0, MAX_NAMES);
  return { role, text: [...named, ...(recipients.length > named.length ? ["…"] : [])].join(", ") };
}
