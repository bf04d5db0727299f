import { type ReactNode, useMemo } from "react";

import { BreakableAddress } from "../address/AddressText";
import type { FindEntries } from "../book/useBook";
import type { CheckedAddress } from "../core";
import { useLanguage, useTexts } from "../i18n/useTexts";
import { writeDate } from "../i18n/writeDate";
import { type Column, Table } from "../tables/Table";
import { CheckedAddressText } from "./CheckedAddressText";
import styles from "./CheckTable.module.css";
import { toAnswer } from "./chooseAnswer";
import { renderTag, SPOKEN } from "./textTags";
import { isHeading, type Item } from "./toItems";

const ROW_ESTIMATE_PX = 52;

interface CheckTableProps {
  readonly label: string;
  readonly items: readonly Item[];
  readonly removable: ReadonlySet<CheckedAddress> | null;
  readonly findEntries: FindEntries | null;
}

export function CheckTable({ label, items, removable, findEntries }: CheckTableProps) {
  const columns = useColumns(removable, findEntries);
  return <Table label={label} className={styles.table} rowEstimate={ROW_ESTIMATE_PX} columns={columns} rows={items} />;
}

/** The table has fewer columns than the file (`toCheckCsv` in the core). */
function useColumns(removable: CheckTableProps["removable"], findEntries: FindEntries | null): Column<Item>[] {
  const t = useTexts("check");
  const { language } = useLanguage();

  return useMemo(() => {
    /** Returns `null` for an address of Gmail that tells nothing. */
    function renderRecipient(row: CheckedAddress): ReactNode {
      const answer = toAnswer(row, { findEntries, own: null });
      switch (answer.kind) {
        case "invalid":
          return renderNote(t("invalid"));
        case "random":
          return renderNote(t("randomTag"));
        case "foreign":
          return renderNote(t("verdicts.other-host"));
        // The book knows the recipient. A tag alone only hints at it.
        case "given":
          return answer.entries.map(({ recipient, date }) => (
            <span key={recipient} translate="no">
              <bdi>{recipient}</bdi> <span className="note">{writeDate(date, language, "medium")}</span>
            </span>
          ));
        case "tag": {
          const { tag } = answer;
          const isGuess = findEntries !== null;
          return <span translate="no">{isGuess ? t.rich("guess", { tag, who: renderTag }) : renderTag(tag)}</span>;
        }
        case "own":
        case "mailbox":
        case "none":
          return null;
      }
    }

    // A dash, because most rows of a list of people have no tag.
    const noTag = (
      <span role="img" aria-label={t("noTag")} className="quiet">
        –
      </span>
    );

    return [
      {
        key: "input",
        heading: t("columns.input"),
        cell(item) {
          if (isHeading(item)) return <BreakableAddress text={item.mailbox} className={styles.heading} />;
          const Element = removable?.has(item) ? "del" : "span";
          return (
            <Element className={item.group === null ? undefined : styles.member}>
              <CheckedAddressText row={item} />
            </Element>
          );
        },
      },
      {
        key: "recipient",
        heading: t(findEntries === null ? "columns.probablyGivenTo" : "columns.givenTo"),
        className: styles.recipient,
        cell(item) {
          if (isHeading(item)) {
            const { count, addresses } = item;
            return renderNote(t.markup(count > addresses ? "entries" : "figures.addresses", { count, ...SPOKEN }));
          }
          const recipient = renderRecipient(item);
          if (removable?.has(item)) {
            return (
              <>
                {recipient} {renderNote(t("goes"))}
              </>
            );
          }
          return recipient ?? noTag;
        },
      },
    ];
  }, [removable, findEntries, t, language]);
}

const renderNote = (text: string) => <span className="note">{text}</span>;
