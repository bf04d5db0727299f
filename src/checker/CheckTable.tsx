import { memo, type ReactNode, useMemo } from "react";

import { AddressText, BreakableAddress } from "../addressText/AddressText";
import type { FindGiven } from "../book/useBook";
import { addressOf, type Check, type CheckedAddress, toAddressPieces } from "../core";
import { useLanguage } from "../i18n/useLanguage";
import { nameHidden } from "../i18n/nameHidden";
import { useTexts } from "../i18n/useTexts";
import { writeDate } from "../i18n/writeDate";
import { PrintedTable } from "../tables/PrintedTable";
import { type Column, Table } from "../tables/Table";
import { SpokenText } from "../ui/SpokenText";
import { ViewLink } from "../views/ViewLink";
import styles from "./CheckTable.module.css";

const ROW_ESTIMATE_PX = { wide: 52, narrow: 104 };
/** Firefox draws no box that is higher than 17.9 million pixels. More rows would not be reached there. */
const MAX_ROWS = 300_000;
/** An address has at most 254 characters (RFC 5321). A longer text is no address, and would take long to draw. */
const MAX_CHARACTERS = 254;
/** A text with more mailboxes is a list of people. In one with fewer, a person looks for who leaked an address. */
const FEW_MAILBOXES = 3;
/** The width of a character of an address, and the least width of a column of addresses. */
const CHARACTER_REM = 0.58;
const LEAST_REM = 9;

interface CheckTableProps {
  readonly check: Check;
  /** All rows of the check, or only those that have a group. */
  readonly shown: readonly CheckedAddress[];
  readonly findGiven: FindGiven | null;
}

/** Every address with what is known of it, on the screen and on paper. A single one is drawn large. */
export const CheckTable = memo(function CheckTable({ check, shown, findGiven }: CheckTableProps) {
  const t = useTexts("check");
  const columns = useColumns(check, findGiven);
  const total = shown.length;
  const rows = useMemo(() => shown.slice(0, MAX_ROWS), [shown]);
  const isOne = total === 1;

  function renderBound(count: number, className?: string) {
    return count < total && <p className={className}>{t("firstRows", { count })}</p>;
  }

  return (
    <>
      <Table
        label={t("result")}
        className={`${styles.table} ${isOne ? styles.one : ""}`}
        hidesHeadings={isOne}
        rowEstimate={ROW_ESTIMATE_PX}
        columns={columns}
        rows={rows}
        total={total}
      >
        {renderBound(rows.length, `quiet ${styles.bound}`)}
      </Table>
      <PrintedTable
        title={t("title")}
        columns={columns}
        rows={rows}
        renderNote={(count) => (
          <>
            <CheckSummary check={check} />
            {shown === check.grouped && <p>{t("onlyDuplicates")}</p>}
            {renderBound(count)}
          </>
        )}
      />
    </>
  );
});

export function CheckSummary({ check }: { readonly check: Check }) {
  const t = useTexts("check");
  const { rows, invalid, mailboxes, duplicates } = check;
  const addresses = rows.length - invalid;
  if (rows.length === 0) return <p>{t("none")}</p>;
  return <p>{addresses === 0 ? t("onlyInvalid") : t("summary", { addresses, mailboxes, duplicates, invalid })}</p>;
}

interface SpokenAnswerProps {
  readonly row: CheckedAddress | undefined;
  readonly findGiven: FindGiven | null;
}

export function SpokenAnswer({ row, findGiven }: SpokenAnswerProps) {
  const t = useTexts("check");
  const { language } = useLanguage();

  function toAnswer(checked: CheckedAddress): string {
    if (checked.verdict === "invalid") return t("invalid");
    if (checked.verdict === "other-host" && checked.tag === null) return t("verdicts.other-host");
    const asText = (text: string) => text;
    const tags = { guess: asText, heading: asText, who: asText };
    const given = (findGiven?.(addressOf(checked) ?? "") ?? []).map(({ recipient, date }) =>
      t.markup("trace", { recipient, date: writeDate(date, language), ...tags }),
    );
    if (given.length > 0) return given.join(", ");
    return checked.tag === null ? t("noTag") : t.markup("probablyGivenTo", { tag: checked.tag, ...tags });
  }

  return <SpokenText text={row === undefined ? "" : `${shorten(row.input)}: ${toAnswer(row)}`} translate="no" />;
}

/** Whether there are groups, and more than one that has every row. */
export function canGroup({ rows, grouped }: Check): boolean {
  return grouped.length > 0 && (grouped.length < rows.length || grouped.at(-1)?.group !== 1);
}

/** Returns the columns that tell something. `checkTexts` in the core has those that are copied and saved. */
function useColumns(check: Check, findGiven: FindGiven | null): readonly Column<CheckedAddress>[] {
  const t = useTexts("check");
  const { language } = useLanguage();

  return useMemo(() => {
    const hasGroups = canGroup(check);
    const columns: Column<CheckedAddress>[] = [
      {
        key: "input",
        heading: t("columns.input"),
        track: toTrack(check.rows.map(({ input }) => input)),
        className: styles.input,
        cell({ input, ...row }, { isOnPaper }) {
          const isTinted = !isOnPaper && row.verdict === "gmail" && input.includes("@");
          if (!isTinted) return <BreakableAddress text={shorten(input)} />;
          return <AddressText pieces={toAddressPieces(input)} />;
        },
      },
      {
        key: "mailbox",
        heading: t("columns.mailbox"),
        track: toTrack(check.rows.map((row) => mailboxOf(row) ?? "")),
        cell(row) {
          const mailbox = mailboxOf(row);
          if (mailbox !== null) return <BreakableAddress text={mailbox} className={styles.mailbox} />;
          const hidden = nameHidden(row.input, language);
          const fault = row.verdict === "invalid" ? t("invalid") : t("verdicts.other-host");
          return renderQuiet(hidden === null ? fault : `${fault} (${hidden})`);
        },
      },
      {
        key: "recipient",
        heading: t(findGiven === null ? "columns.probablyGivenTo" : "columns.givenTo"),
        track: "minmax(8rem, 1fr)",
        // The book knows the recipient. A tag alone only hints at it.
        cell(row, { isOnPaper }) {
          const given = findGiven?.(addressOf(row) ?? "") ?? [];
          if (given.length > 0) {
            return given.map(({ recipient, date }) => (
              <span key={recipient} className={styles.answer} translate="no">
                {t.rich("trace", { recipient, date: writeDate(date, language), heading: renderSaid, who: isolate })}
              </span>
            ));
          }
          const tag = row.verdict === "invalid" ? null : row.tag;
          if (tag === null) {
            if (row.verdict !== "gmail") return null;
            const { mailbox } = row;
            const isAsked = check.mailboxes <= FEW_MAILBOXES && !row.isRepeated && !isOnPaper;
            const email = (isAsked && addressOf(row)) || "";
            const isTraceable = /\..*@/.test(email);
            const link = (text: ReactNode) => (
              <ViewLink view="site" sought={{ email, mailbox }}>
                {text}
              </ViewLink>
            );
            if (check.rows.length > 1) return isTraceable ? link(t("findSites")) : renderNone(t("noTag"));
            return (
              <>
                {renderQuiet(t("noTag"))}
                {isTraceable && <span className="note">{t.rich("madeWithout", { link })}</span>}
              </>
            );
          }
          return (
            <span className={styles.answer} translate="no">
              {t.rich("probablyGivenTo", {
                tag,
                guess: (text) => (findGiven === null ? renderSaid(text) : <span className="quiet">{text}</span>),
                heading: renderSaid,
                who: (text) => isolate(isOnPaper ? text : <AddressText pieces={[{ role: "tag", text: tag }]} />),
              })}
            </span>
          );
        },
      },
    ];
    if (hasGroups || check.rows.some(({ isRepeated }) => isRepeated)) {
      columns.push({
        key: "notes",
        heading: t(hasGroups ? "columns.group" : "columns.repeated"),
        track: "6rem",
        className: `buttons ${styles.notes}`,
        cell: ({ group, isRepeated }) => (
          <>
            {hasGroups && group !== null && <span className={styles.note}>{t("group", { number: group })}</span>}
            {isRepeated && <span className={styles.note}>{t("repeated")}</span>}
          </>
        ),
      });
    }
    return columns;
  }, [check, findGiven, t, language]);
}

function mailboxOf(row: CheckedAddress): string | null {
  return row.verdict === "invalid" ? null : row.mailbox;
}

/** A column is as wide as its longest text. Where there is no room for that, the shorter ones of two columns have it. */
function toTrack(texts: readonly string[]): string {
  const longest = texts.reduce((most, { length }) => Math.max(most, length), 0);
  return `minmax(0, ${Math.max(longest * CHARACTER_REM, LEAST_REM)}rem)`;
}

function renderQuiet(text: string): ReactNode {
  return <span className={`quiet ${styles.answer}`}>{text}</span>;
}

/** A dash, because most rows of a list of people have no tag. */
function renderNone(label: string): ReactNode {
  return (
    <span role="img" aria-label={label} className="quiet">
      –
    </span>
  );
}

/** The words of a heading are shown only where the heading is not. */
function renderSaid(text: ReactNode): ReactNode {
  return <span className={styles.said}>{text}</span>;
}

/** A recipient that is written from right to left must not turn the rest. */
function isolate(recipient: ReactNode): ReactNode {
  return <bdi>{recipient}</bdi>;
}

function shorten(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}
