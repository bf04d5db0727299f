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
import { nameFirst } from "../i18n/nameFirst";
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
  const [own = ""] = mailbox.username.split("+", 1);
  const likely: Writings = new Map(shown.map(({ recipient }) => [recipient, new Set([own])]));
  if (shown.some((row) => hasAddress(row) && row.date !== null)) {
    return [{ text: checkText("columns.givenTo") }, nameEach(likely)];
  }
  if (shown.length === 0 && alias.username === own) {
    return [{ text: checkText.markup("answers.own", { title: (text) => text }), look: "title" }];
  }
  if (found?.question !== question || (found.traces === null && shown.length === 0)) return null;

  /** Names each with the writing that it needs, if that is the only one, and not the one of the field. */
  function nameEach(writings: Writings, look: Line["look"] = "names"): Line {
    const names = Array.from(writings, ([recipient, [mailboxName = own, ...more]]) =>
      mailboxName === own || more.length > 0 ? recipient : t("traces.from", { recipient, mailboxName }),
    );
    return { text: nameFirst(names, MAX_NAMES), look };
  }

  /** Weighs what is unlike the options as they are, and unlike the writing of the field or the plain one. */
  function weigh(trace: Trace): number {
    if (trace.style === "plus") return 0;
    const writing = trace.mailboxName === own ? 0 : trace.mailboxName.includes(".") ? 2 : 1;
    const isOnOther = alias.domain !== mailbox.domain;
    // An option is rarer than a writing.
    return writing + 3 * (Number(trace.wholeDomain !== wholeDomain) + Number(trace.otherHost !== isOnOther));
  }

  const others = rank(found.traces ?? [], likely, weigh);
  const isOnly = likely.size === 0;
  const hasTag = alias.username.includes("+");
  if (isOnly && others.size === 0) {
    const note = hasTag ? t("traces.first") : `${t("traces.dots")} ${t("traces.first")}`;
    return [{ text: t("traces.none"), look: "title" }, { text: note }];
  }
  // Each dot of the address may be one of the mailbox, and so doubles the writings.
  const tries = isOnly ? rows.length * 2 ** (alias.username.split(".").length - 1) : rows.length;
  const count = countDottedAliases(mailbox, false);
  const isWeak = !hasTag && count < PLACEMENTS_PER_ROW * tries;
  const lines: Line[] = [];
  if (isWeak) lines.push({ text: t("traces.few", { count }), look: "title" });
  if (!isOnly) lines.push({ text: t("traces.likely") }, nameEach(likely));
  if (others.size > 0) {
    const look = isOnly && !isWeak ? "names" : "rest";
    lines.push({ text: t("traces.others", { isOnly: String(isOnly) }) }, nameEach(others, look));
  }
  if (isOnly) lines.push({ text: t("traces.dots") });
  return lines;
}

/** Recipients, each with the writings of the mailbox that lead to the address. */
type Writings = Map<string, Set<string>>;

/** Sorts each recipient once, the likeliest first. `weigh` says what is unlike the fields, up to 1 where it is likely. */
function rank(traces: readonly Trace[], likely: Writings, weigh: (trace: Trace) => number): Writings {
  const others: Writings = new Map();
  for (const trace of traces.toSorted((one, other) => weigh(one) - weigh(other))) {
    const found = weigh(trace) <= 1 ? likely : others;
    for (const recipient of trace.recipients) {
      if (!likely.has(recipient)) found.set(recipient, (found.get(recipient) ?? new Set()).add(trace.mailboxName));
    }
  }
  return others;
}
