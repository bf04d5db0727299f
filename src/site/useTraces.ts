import { useEffect, useMemo, useState } from "react";

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
const MAX_NAMES = 6;

interface Search {
  readonly search: string;
  readonly rows: readonly SiteRow[];
  /** The rows that the search finds. */
  readonly shown: readonly SiteRow[];
  readonly mailbox: Address;
  readonly wholeDomain: boolean;
}

/** A line of an answer, a note where it has no other look. */
interface Line {
  readonly text: string;
  readonly look?: "title" | "names" | "rest";
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
    return [{ text: checkText("columns.givenTo") }, toNames(matching)];
  }
  const [own = ""] = mailbox.username.split("+", 1);
  if (matching.length === 0 && alias.username === own) {
    return [{ text: checkText.markup("answers.own", { title: (text) => text }), look: "title" }];
  }
  if (found?.question !== question || (found.traces === null && matching.length === 0)) return null;

  /** Weighs what is unlike the options as they are, and unlike the writing of the field or the plain one. */
  function weigh(trace: Trace): number {
    if (trace.style === "plus") return 0;
    const writing = trace.mailboxName === own ? 0 : trace.mailboxName.includes(".") ? 2 : 1;
    const isOnOther = alias.domain !== mailbox.domain;
    // An option is rarer than a writing.
    const rare = [trace.wholeDomain !== wholeDomain, trace.otherHost !== isOnOther].filter(Boolean).length;
    return writing + 3 * rare;
  }

  /** Names each recipient with the writing that it needs, if that is not the one of the field. */
  function nameEach(ways: readonly Pick<Trace, "mailboxName" | "recipients">[]): readonly string[] {
    return ways.flatMap(({ mailboxName, recipients }) =>
      recipients
        .filter((recipient) => !likely.has(recipient))
        .map((recipient) => (mailboxName === own ? recipient : t("traces.from", { recipient, mailboxName }))),
    );
  }

  const traces = (found.traces ?? []).toSorted((one, other) => weigh(one) - weigh(other));
  const likely = new Set(matching);
  const names = [...matching];
  for (const trace of traces.filter((way) => weigh(way) <= 1)) {
    names.push(...nameEach([trace]));
    for (const recipient of trace.recipients) likely.add(recipient);
  }
  const others = nameEach(traces);
  const hasTag = alias.username.includes("+");
  const isOnly = names.length === 0;
  if (isOnly && others.length === 0) {
    const note = hasTag ? t("traces.first") : `${t("traces.dots")} ${t("traces.first")}`;
    return [{ text: t("traces.none"), look: "title" }, { text: note }];
  }
  // Each dot of the address may be one of the mailbox, and so doubles the writings.
  const tries = isOnly ? rows.length * 2 ** (alias.username.split(".").length - 1) : rows.length;
  const count = countDottedAliases(mailbox, false);
  const isWeak = !hasTag && count < PLACEMENTS_PER_ROW * tries;
  return [
    ...(isOnly ? [] : [{ text: t("traces.likely") }, toNames(names)]),
    ...(others.length === 0
      ? []
      : [{ text: t("traces.others", { isOnly: String(isOnly) }) }, toNames(others, isOnly ? "names" : "rest")]),
    ...(isWeak ? [{ text: t("traces.few", { count }) }] : []),
    ...(isOnly ? [{ text: t("traces.dots") }] : []),
  ];
}

function toNames(names: readonly string[], look: Line["look"] = "names"): Line {
  const unique = [...new Set(names)];
  return { text: unique.slice(0, MAX_NAMES).join(", ") + (unique.length > MAX_NAMES ? ", …" : ""), look };
}
