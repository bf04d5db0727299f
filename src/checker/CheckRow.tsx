import type { ReactNode } from "react";

import { AddressText } from "../addressText/AddressText";
import { BreakableAddress } from "../addressText/BreakableAddress";
import type { FindGiven } from "../book/useGivenTo";
import { addressOf, type Check, type CheckedAddress, toAddressParts } from "../core";
import { toLongDate } from "../i18n/toLongDate";
import { useLanguage } from "../i18n/useLanguage";
import styles from "./CheckTable.module.css";
import { useCheckTexts } from "./useCheckTexts";

/** An address has at most 254 characters (RFC 5321). A longer text is none, and would take long to draw. */
const MAX_CHARACTERS = 254;

type Column = "input" | "mailbox" | "givenTo" | "probablyGivenTo" | "group" | "repeated";

/** The columns that tell something. Without a book, the tags are all there is to go by. */
export function columnsOf({ rows, mailboxes, repeated }: Check, findGiven: FindGiven | null): readonly Column[] {
  const columns = ["input", "mailbox", findGiven === null ? "probablyGivenTo" : "givenTo"] as const;
  // Addresses of one mailbox are one group.
  if (mailboxes > 1 && rows.some(({ group }) => group !== null)) return [...columns, "group"];
  return repeated > 0 ? [...columns, "repeated"] : columns;
}

interface CheckRowProps {
  readonly row: CheckedAddress;
  readonly columns: readonly Column[];
  readonly findGiven: FindGiven | null;
  /** Not on paper, where 10,000 rows have to be drawn at once. */
  readonly isTinted?: boolean;
}

/** The cells of one address, on the screen and on paper. */
export function CheckRow({ row, columns, findGiven, isTinted }: CheckRowProps) {
  const t = useCheckTexts();
  const { language } = useLanguage();
  const given = findGiven?.(addressOf(row) ?? "") ?? [];

  return (
    <>
      <span role="cell" className={styles.input}>
        {isTinted && row.verdict === "gmail" && row.input.includes("@") ? (
          <AddressText parts={toAddressParts({ email: row.input, original: row.mailbox })} tinted="new" />
        ) : (
          <BreakableAddress text={shorten(row.input)} />
        )}
      </span>
      <span role="cell" className={row.verdict === "gmail" ? styles.mailbox : `${styles.answer} ${styles.quiet}`}>
        {row.verdict === "gmail" ? (
          <BreakableAddress text={row.mailbox} />
        ) : row.verdict === "invalid" ? (
          t("invalid")
        ) : (
          t("otherHost", { host: shorten(row.host) })
        )}
      </span>
      {/* The book knows the recipient. A tag alone only hints at it. */}
      {given.length > 0 ? (
        <span role="cell" translate="no">
          {given.map(({ recipient, date }) => (
            <span key={recipient} className={styles.answer}>
              {t.rich("trace", { recipient, date: toLongDate(date, language), who: isolate })}
            </span>
          ))}
        </span>
      ) : (
        <span
          role="cell"
          translate="no"
          className={`${styles.answer} ${row.verdict === "gmail" && row.tag !== null ? "" : styles.quiet}`}
        >
          {row.verdict === "gmail" &&
            (row.tag === null ? t("noTag") : t.rich("givenTo", { tag: row.tag, who: isolate }))}
        </span>
      )}
      {columns.length > 3 && (
        <span role="cell" className={styles.notes}>
          {columns[3] === "group" && row.group !== null && (
            <span className={styles.note}>{t("group", { number: row.group })}</span>
          )}
          {row.isRepeated && <span className={styles.note}>{t("repeated")}</span>}
        </span>
      )}
    </>
  );
}

/** A recipient that is written from right to left must not turn the rest. */
function isolate(recipient: ReactNode): ReactNode {
  return <bdi>{recipient}</bdi>;
}

function shorten(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}
