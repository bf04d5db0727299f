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

  const { likely, others } = rank(found.traces ?? [], { own, alias, mailbox, wholeDomain, matching });
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
  const nameEach = (writings: Writings) =>
    Array.from(writings, ([recipient, [mailboxName = own, ...more]]) =>
      mailboxName === own || more.length > 0 ? recipient : t("traces.from", { recipient, mailboxName }),
    );
  return [
    ...(isWeak ? [{ text: t("traces.few", { count }), look: "title" as const }] : []),
    ...(isOnly ? [] : [{ text: t("traces.likely") }, toNames(nameEach(likely))]),
    ...(others.size === 0
      ? []
      : [
          { text: t("traces.others", { isOnly: String(isOnly) }) },
          toNames(nameEach(others), isOnly && !isWeak ? "names" : "rest"),
        ]),
    ...(isOnly ? [{ text: t("traces.dots") }] : []),
  ];
}

/** The recipients that can have an address, each with the writings of the mailbox that lead to it. */
type Writings = Map<string, Set<string>>;

type Given = Pick<Search, "mailbox" | "wholeDomain"> & { own: string; alias: Address; matching: readonly string[] };

/** Names each recipient once, the likeliest first: by the options as they are, from the field or the plain writing. */
function rank(traces: readonly Trace[], { own, alias, mailbox, wholeDomain, matching }: Given) {
  function weigh(trace: Trace): number {
    if (trace.style === "plus") return 0;
    const writing = trace.mailboxName === own ? 0 : trace.mailboxName.includes(".") ? 2 : 1;
    const isOnOther = alias.domain !== mailbox.domain;
    // An option is rarer than a writing.
    return writing + 3 * (Number(trace.wholeDomain !== wholeDomain) + Number(trace.otherHost !== isOnOther));
  }

  const likely: Writings = new Map(matching.map((recipient) => [recipient, new Set([own])]));
  const others: Writings = new Map();
  for (const trace of traces.toSorted((one, other) => weigh(one) - weigh(other))) {
    const found = weigh(trace) <= 1 ? likely : others;
    for (const recipient of trace.recipients) {
      if (!likely.has(recipient)) found.set(recipient, (found.get(recipient) ?? new Set()).add(trace.mailboxName));
    }
  }
  return { likely, others };
}

function toNames(names: readonly string[], look: Line["look"] = "names"): Line {
  return { text: names.slice(0, MAX_NAMES).join(", ") + (names.length > MAX_NAMES ? ", …" : ""), look };
}
