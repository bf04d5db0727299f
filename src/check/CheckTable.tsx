import { memo, type ReactNode, useMemo } from "react";

import { BreakableAddress } from "../address/AddressText";
import tints from "../address/AddressText.module.css";
import type { FindEntries } from "../book/useBook";
import type { CheckedAddress } from "../core";
import { useLanguage } from "../i18n/useLanguage";
import { useTexts } from "../i18n/useTexts";
import { writeDate } from "../i18n/writeDate";
import { type Column, Table } from "../tables/Table";
import { CheckedAddressText } from "./CheckedAddressText";
import styles from "./CheckTable.module.css";
import { toAnswer } from "./chooseAnswer";
import { isHeading, type Item } from "./toItems";

const ROW_ESTIMATE_PX = 52;
/** Firefox draws no box that is higher than 17.9 million pixels, so nobody could reach more rows there. */
const MAX_ROWS = 300_000;

interface CheckTableProps {
  readonly label: string;
  readonly items: readonly Item[];
  /** Whether the text above the table says what its columns are. */
  readonly hidesHeadings: boolean;
  /** The addresses that a file without duplicates will lack. */
  readonly removable: ReadonlySet<CheckedAddress> | null;
  readonly findEntries: FindEntries | null;
}

export const CheckTable = memo(function CheckTable({ label, items, hidesHeadings, ...props }: CheckTableProps) {
  const t = useTexts("check");
  const rows = useMemo(() => items.slice(0, MAX_ROWS), [items]);
  return (
    <Table
      label={label}
      className={styles.table}
      hidesHeadings={hidesHeadings}
      rowEstimate={ROW_ESTIMATE_PX}
      columns={useColumns(props)}
      rows={rows}
      total={items.length}
    >
      {rows.length < items.length && (
        <p className={`quiet ${styles.bound}`}>
          {t("firstRows", { count: rows.filter((item) => !isHeading(item)).length })}
        </p>
      )}
    </Table>
  );
});

/** The table has fewer columns than the copied text and the file, which are made in the core (`checkTexts.ts`). */
function useColumns({
  removable,
  findEntries,
}: Pick<CheckTableProps, "removable" | "findEntries">): readonly Column<Item>[] {
  const t = useTexts("check");
  const { language } = useLanguage();

  return useMemo(() => {
    /** Returns `null` for an address of Gmail that tells nothing. */
    function renderRecipient(row: CheckedAddress): ReactNode {
      const answer = toAnswer(row, { findEntries, own: null });
      if (answer.kind === "invalid") return renderQuiet(t("invalid"));
      if (answer.kind === "random") return renderQuiet(t("randomTag"));
      // The book knows the recipient. A tag alone only hints at it.
      if (answer.kind === "given") {
        return answer.entries.map(({ recipient, date }) => (
          <span key={recipient} translate="no">
            <bdi>{recipient}</bdi> <span className="note">{writeDate(date, language, "medium")}</span>
          </span>
        ));
      }
      const who = (text: ReactNode) => <bdi className={tints.tag}>{text}</bdi>;
      if (answer.kind === "tag") {
        const { tag } = answer;
        return <span translate="no">{findEntries === null ? who(tag) : t.rich("guess", { tag, who })}</span>;
      }
      return answer.kind === "foreign" ? renderQuiet(t("verdicts.other-host")) : null;
    }

    return [
      {
        key: "input",
        heading: t("columns.input"),
        className: styles.input,
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
          if (isHeading(item)) return renderQuiet(t.markup("figures.addresses", { count: item.count, number: asText }));
          const recipient = renderRecipient(item);
          if (removable?.has(item)) {
            return (
              <>
                {recipient} {renderQuiet(t("goes"))}
              </>
            );
          }
          // A dash, because most rows of a list of people have no tag.
          return (
            recipient ?? (
              <span role="img" aria-label={t("noTag")} className="quiet">
                –
              </span>
            )
          );
        },
      },
    ];
  }, [removable, findEntries, t, language]);
}

const asText = (text: string) => text;

function renderQuiet(text: string): ReactNode {
  return <span className="note">{text}</span>;
}
