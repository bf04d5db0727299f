import { type ReactNode, useEffect, useMemo, useState } from "react";

import { useBook } from "../book/useBook";
import { type Address, isSameMailbox, parseAddress, toEmail, type Trace, traceAlias } from "../core";
import { useTexts } from "../i18n/useTexts";
import { runInSlices } from "../platform/runInSlices";
import type { SiteRow } from "./findRows";

interface TracesProps {
  readonly search: string;
  readonly rows: readonly SiteRow[];
  /** The rows that the search finds. */
  readonly shown: readonly SiteRow[];
  readonly mailbox: Address;
  readonly wholeDomain: boolean;
  /** Shown until they are found, and where the search is not for an address of the mailbox. */
  readonly children?: ReactNode;
}

/**
 * Names the recipients that can have an address without having its row: it was made from another writing of the
 * mailbox, or by other options.
 */
export function Traces({ search, rows, shown, mailbox, wholeDomain, children }: TracesProps) {
  const t = useTexts("site");
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

  if (question === null || found?.question !== question || found.traces === null) return children;

  const named = new Set(shown.map(({ recipient }) => recipient));

  function takeUnnamed(recipients: readonly string[]): readonly string[] {
    const unnamed = [...new Set(recipients)].filter((recipient) => !named.has(recipient));
    for (const recipient of unnamed) named.add(recipient);
    return unnamed;
  }

  /** Whether it is by the options as they are, from a writing that the person is known to use or from the plain one. */
  function isLikely(trace: Trace): boolean {
    if (trace.style === "plus") return true;
    const { mailboxName } = trace;
    const isUsual = [toEmail(mailbox), remembered].some((email) => email.split(/[+@]/, 1)[0] === mailboxName);
    const isOnOther = question?.alias.domain !== mailbox.domain;
    return (
      (isUsual || !mailboxName.includes(".")) && trace.wholeDomain === wholeDomain && trace.otherHost === isOnOther
    );
  }

  const likely = found.traces
    .filter(isLikely)
    .map(({ mailboxName, recipients }) => ({ mailboxName, recipients: takeUnnamed(recipients) }))
    .filter(({ recipients }) => recipients.length > 0);
  const hasAnswer = named.size > 0;
  const others = takeUnnamed(found.traces.flatMap(({ recipients }) => recipients));

  return (
    <>
      {likely.map(({ mailboxName, recipients }) => (
        <p key={mailboxName}>
          {t("traces.likely", { mailboxName })} <strong translate="no">{recipients.join(", ")}</strong>
        </p>
      ))}
      {others.length > 0 && (
        <details className="note" open={!hasAnswer}>
          <summary>{t("traces.others", { count: others.length })}</summary>
          <p translate="no">{others.join(", ")}</p>
        </details>
      )}
      {named.size === 0 && <p>{t("traces.none", { next: t("next") })}</p>}
    </>
  );
}
