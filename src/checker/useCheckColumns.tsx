import { type ReactNode, useMemo } from "react";

import { AddressText } from "../addressText/AddressText";
import { BreakableAddress } from "../addressText/BreakableAddress";
import type { FindGiven } from "../book/useBook";
import { addressOf, type Check, type CheckedAddress, toAddressParts } from "../core";
import { toLongDate } from "../i18n/writeDate";
import { useLanguage } from "../i18n/useLanguage";
import type { CellPlace, Column } from "../tables/Table";
import styles from "./CheckTable.module.css";
import { useCheckTexts } from "./useCheckTexts";

/** An address has at most 254 characters (RFC 5321). A longer text is no address, and would take long to draw. */
const MAX_CHARACTERS = 254;

/**
 * Returns the columns that tell something.
 *
 * @param findGiven Finds to whom an address was given. Without a book it is `null`, and the tags are all there is to go by.
 */
export function useCheckColumns(check: Check, findGiven: FindGiven | null): readonly Column<CheckedAddress>[] {
  const t = useCheckTexts();
  const { language } = useLanguage();

  return useMemo(() => {
    const { rows, mailboxes, repeated } = check;
    // Addresses of one mailbox are one group.
    const hasGroups = mailboxes > 1 && rows.some(({ group }) => group !== null);

    function renderInput({ input, ...row }: CheckedAddress, { isOnPaper }: CellPlace): ReactNode {
      if (isOnPaper || row.verdict !== "gmail" || !input.includes("@"))
        return <BreakableAddress text={shorten(input)} />;
      return <AddressText parts={toAddressParts({ email: input, original: row.mailbox })} tinted="new" />;
    }

    function renderMailbox(row: CheckedAddress): ReactNode {
      if (row.verdict === "gmail") return <BreakableAddress text={row.mailbox} className={styles.mailbox} />;
      const answer = row.verdict === "invalid" ? t("invalid") : t("otherHost", { host: shorten(row.host) });
      return <span className={`${styles.answer} ${styles.quiet}`}>{answer}</span>;
    }

    /** The book knows the recipient. A tag alone only hints at it. */
    function renderRecipient(row: CheckedAddress): ReactNode {
      const given = findGiven?.(addressOf(row) ?? "") ?? [];
      if (given.length > 0) {
        return given.map(({ recipient, date }) => (
          <span key={recipient} className={styles.answer} translate="no">
            {t.rich("trace", { recipient, date: toLongDate(date, language), who: isolate })}
          </span>
        ));
      }
      if (row.verdict !== "gmail") return null;
      return row.tag === null ? (
        <span className={`${styles.answer} ${styles.quiet}`}>{t("noTag")}</span>
      ) : (
        <span className={styles.answer} translate="no">
          {t.rich("probablyGivenTo", { tag: row.tag, who: isolate })}
        </span>
      );
    }

    function renderNotes({ group, isRepeated }: CheckedAddress): ReactNode {
      return (
        <>
          {hasGroups && group !== null && <span className={styles.note}>{t("group", { number: group })}</span>}
          {isRepeated && <span className={styles.note}>{t("repeated")}</span>}
        </>
      );
    }

    const recipient = findGiven === null ? "probablyGivenTo" : "givenTo";
    const columns: Column<CheckedAddress>[] = [
      {
        key: "input",
        heading: t("columns.input"),
        track: "minmax(0, 3fr)",
        className: styles.input,
        cell: renderInput,
      },
      { key: "mailbox", heading: t("columns.mailbox"), track: "minmax(0, 2fr)", cell: renderMailbox },
      { key: "recipient", heading: t(`columns.${recipient}`), track: "minmax(0, 1.5fr)", cell: renderRecipient },
    ];
    if (hasGroups || repeated > 0) {
      const heading = t(hasGroups ? "columns.group" : "columns.repeated");
      columns.push({ key: "notes", heading, track: "6rem", className: styles.notes, cell: renderNotes });
    }
    return columns;
  }, [check, findGiven, t, language]);
}

/** A recipient that is written from right to left must not turn the rest. */
function isolate(recipient: ReactNode): ReactNode {
  return <bdi>{recipient}</bdi>;
}

function shorten(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}
