import { type ReactNode, useMemo, useState } from "react";

import { useKnownMailbox } from "../views/useKnownMailbox";
import { type FindGiven, useBook, useGivenTo } from "../book/useBook";
import { useCopy } from "../address/CopyProvider";
import {
  type Check,
  type CheckedAddress,
  type CheckWords,
  CSV_TYPE,
  isBackup,
  parseAddress,
  type Staying,
  toCheckCsv,
  toCheckLines,
  toEmail,
  toOtherDomain,
} from "../core";
import { useLanguage } from "../i18n/useLanguage";
import { useTexts } from "../i18n/useTexts";
import { writeDate } from "../i18n/writeDate";
import { takeInSlices } from "../platform/runInSlices";
import { useDownload } from "../toasts/useDownload";
import { Button } from "../ui/Button";
import { SpokenText } from "../ui/SpokenText";
import { ViewLink } from "../views/ViewLink";
import { AddToList } from "./AddToList";
import { CheckAnswer, valuesOf } from "./CheckAnswer";
import { shorten } from "./CheckedAddressText";
import styles from "./CheckView.module.css";
import { CheckTable, OtherAddresses } from "./CheckTable";
import { chooseAnswer, toAnswer } from "./chooseAnswer";
import { listFigures, ListSummary } from "./ListSummary";
import { partItems } from "./toItems";
import type { CheckedText } from "./useCheck";
import { useSaveWithoutDuplicates } from "./useSaveWithoutDuplicates";

const asText = (text: string) => text;

/** The elements of a sentence, as they are said. */
const SPOKEN = {
  number: asText,
  label: asText,
  who: asText,
  title: (text: string) => `${text}. `,
  note: asText,
  link: asText,
};

/** Begins with the answer that a person came for. All addresses follow, and the rarer things to do with them. */
export function CheckResult({ check }: { readonly check: CheckedText }) {
  const t = useTexts("check");
  const { book } = useBook();
  const findGiven = useGivenAtGmail();
  const own = useOwnAddress();
  const { language } = useLanguage();
  const saving = useSaveWithoutDuplicates();
  const [staying, setStaying] = useState<Staying>("first");
  /** The check of which only the duplicates are wanted. The next one has all its rows again. */
  const [narrowed, setNarrowed] = useState<Check | null>(null);
  const isNarrowed = check === narrowed;
  const rows = isNarrowed ? check.grouped : check.rows;

  const asked = useMemo(() => {
    const row = chooseAnswer(check, { findGiven, own });
    return row && { row, answer: toAnswer(row, { findGiven, own }) };
  }, [check, findGiven, own]);
  const items = useMemo(() => {
    const groups = check.grouped.at(-1)?.group ?? 0;
    return isNarrowed ? check.items.slice(0, check.grouped.length + groups) : check.items;
  }, [check, isNarrowed]);
  const { main, others } = useMemo(
    () => (asked === null ? { main: items, others: [] } : partItems(items, asked.row)),
    [items, asked],
  );
  // The addresses of one person are mostly the reader's own, and all of them are wanted.
  const going = check.people > 1 ? (check.going?.[staying] ?? null) : null;
  const sentences =
    asked === null
      ? listFigures(check).map(({ key, count }) => t.markup(`figures.${key}`, { count, ...SPOKEN }))
      : valuesOf(asked.answer, (day) => writeDate(day, language)).map((values) =>
          t.markup(`answers.${asked.answer.kind}`, { ...values, ...SPOKEN }),
        );
  const said = (asked === null ? "" : `${shorten(asked.row.input)}: `) + sentences.join(", ");

  return (
    <>
      <SpokenText role="status" text={said} translate="no" />
      {isBackup(check.text) && <p className={styles.unlisted}>{t.rich("backup", { link: renderLink })}</p>}
      {asked === null ? (
        <ListSummary
          check={check}
          staying={staying}
          onStaying={setStaying}
          isNarrowed={isNarrowed}
          onNarrow={(narrows) => setNarrowed(narrows ? check : null)}
          saving={saving}
        />
      ) : (
        <CheckAnswer {...asked} isAlone={main.length === 1} />
      )}
      {book.status === "on" && findGiven !== null && <AddToList text={check.text} rows={rows} findGiven={findGiven} />}
      {main.length > 1 && (
        <CheckTable
          // Other rows begin at the top.
          key={`${isNarrowed}`}
          label={t("result")}
          items={main}
          hidesHeadings={asked !== null}
          going={going}
          findGiven={findGiven}
        />
      )}
      {others.length > 0 && <OtherAddresses items={others} findGiven={findGiven} />}
      <CheckActions rows={rows} isNarrowed={isNarrowed} isCounted={asked !== null} findGiven={findGiven} />
    </>
  );
}

const renderLink = (text: ReactNode) => <ViewLink view="site">{text}</ViewLink>;

/** Finds the entries of an address, or else those of the same one at the other domain, which reaches the person too. */
function useGivenAtGmail(): FindGiven | null {
  const find = useGivenTo();
  return useMemo(() => {
    if (find === null) return null;
    return (email) => {
      const given = find(email);
      const read = parseAddress(email);
      if (given.length > 0 || !read.ok) return given;
      const { username, domain } = read.address;
      return find(toEmail({ username, domain: toOtherDomain(domain) }));
    };
  }, [find]);
}

/** Returns the address that the person has used here, or that the book knows, as it was written; `null` for none. */
function useOwnAddress(): string | null {
  const [known] = useKnownMailbox();
  const { content } = useBook().book;
  const parsed = parseAddress(known || (content?.mailbox ?? ""));
  return parsed.ok ? toEmail(parsed.address) : null;
}

interface CheckActionsProps {
  readonly rows: readonly CheckedAddress[];
  /** Whether the check has more rows. */
  readonly isNarrowed: boolean;
  /** Whether nothing else says how many there are. */
  readonly isCounted: boolean;
  readonly findGiven: FindGiven | null;
}

/** Copies the rows in the reader's words, or saves them in codes for programs. */
function CheckActions({ rows, isNarrowed, isCounted, findGiven }: CheckActionsProps) {
  const t = useTexts("check");
  const { language } = useLanguage();
  const copy = useCopy();
  const download = useDownload();

  function nameRecipients(toDate: (day: string) => string): CheckWords["givenTo"] {
    if (findGiven === null) return undefined;
    return (address) =>
      findGiven(address)
        .map(({ recipient, date }) => `${recipient} (${toDate(date)})`)
        .join("; ");
  }

  function handleCopy(): void {
    const words: CheckWords = {
      toHeading: ({ key }) => t(`columns.${key}`),
      verdicts: { gmail: t("verdicts.gmail"), "other-host": t("verdicts.other-host"), invalid: t("invalid") },
      repeated: t("repeated"),
      givenTo: nameRecipients((day) => writeDate(day, language)),
    };
    void copy(takeInSlices(toCheckLines(rows, words)), rows.length);
  }

  async function handleDownload(): Promise<void> {
    const time = new Date();
    const givenTo = nameRecipients((day) => day);
    const text = await takeInSlices(toCheckCsv(rows, givenTo));
    download({ name: "gmail-check", extension: "csv", type: CSV_TYPE, text, time });
  }

  return (
    <div className={`line ${styles.foot}`}>
      <span className="note">{isCounted && t.markup("figures.addresses", { count: rows.length, number: asText })}</span>
      <Button variant="quiet" onClick={handleCopy}>
        {isNarrowed ? t("copyShown", { count: rows.length }) : t("copy")}
      </Button>
      <Button variant="quiet" onClick={() => void handleDownload()}>
        {isNarrowed ? t("csvShown", { count: rows.length }) : "CSV"}
      </Button>
    </div>
  );
}
