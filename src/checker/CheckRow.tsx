import type { ReactNode } from "react";

import { BreakableAddress } from "../addressText/BreakableAddress";
import type { FindGiven } from "../book/useGivenTo";
import { addressOf, type CheckedAddress } from "../core";
import { toLongDate } from "../i18n/toLongDate";
import { useLanguage } from "../i18n/useLanguage";
import styles from "./CheckTable.module.css";
import { useCheckTexts } from "./useCheckTexts";

/** An address has at most 254 characters (RFC 5321). A longer text is none, and would take long to draw. */
const MAX_CHARACTERS = 254;

/** Without a book, the tags are all there is to go by. */
export function columnsOf(findGiven: FindGiven | null) {
  return ["input", "mailbox", findGiven === null ? "probablyGivenTo" : "givenTo", "group"] as const;
}

interface CheckRowProps {
  readonly row: CheckedAddress;
  readonly findGiven: FindGiven | null;
}

/** The cells of one address, on the screen and on paper. */
export function CheckRow({ row, findGiven }: CheckRowProps) {
  const t = useCheckTexts();
  const { language } = useLanguage();
  const given = findGiven?.(addressOf(row) ?? "") ?? [];

  return (
    <>
      <span role="cell" className={styles.input}>
        <BreakableAddress text={shorten(row.input)} />
      </span>
      <span role="cell" className={row.verdict === "gmail" ? styles.mailbox : styles.quiet}>
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
        <span role="cell" translate="no" className={styles.traces}>
          {given.map(({ recipient, date }) => (
            <span key={recipient} className={styles.trace}>
              {t.rich("trace", { recipient, date: toLongDate(date, language), who: isolate })}
            </span>
          ))}
        </span>
      ) : (
        <span
          role="cell"
          translate="no"
          className={row.verdict === "gmail" && row.tag !== null ? undefined : styles.quiet}
        >
          {row.verdict === "gmail" && (row.tag === null ? t("noTag") : t("givenTo", { tag: row.tag }))}
        </span>
      )}
      <span role="cell" className={styles.notes}>
        {row.group !== null && <span className={styles.note}>{t("group", { number: row.group })}</span>}
        {row.isRepeated && <span className={styles.note}>{t("repeated")}</span>}
      </span>
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
