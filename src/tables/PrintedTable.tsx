import { type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";

import { writeDate } from "../i18n/writeDate";
import { useLanguage } from "../i18n/useLanguage";
import sheet from "./PrintSheet.module.css";
import styles from "./PrintedTable.module.css";
import { Cells, type Column } from "./Table";

/** Some 300 sheets. The browser would stand still for long to lay out many more. */
const MAX_ROWS = 10_000;

interface PrintedTableProps<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Returns the text above the table, which may say how many rows are on paper. */
  readonly renderNote?: (count: number) => ReactNode;
}

/** A table on paper. It has every row, where the table on the screen has a few. Without rows, it is not printed. */
export function PrintedTable<Row>({ title, columns, rows, renderNote }: PrintedTableProps<Row>) {
  const printed = columns.filter(({ isScreenOnly }) => !isScreenOnly);
  const count = Math.min(rows.length, MAX_ROWS);
  return (
    <PrintSheet title={title} isEmpty={count === 0}>
      {() => (
        <>
          {renderNote?.(count)}
          <div role="table" className={styles.table}>
            <div role="rowgroup" className={styles.head}>
              <div role="row" className={styles.row}>
                {printed.map(({ key, heading }) => (
                  <span key={key} role="columnheader">
                    {heading}
                  </span>
                ))}
              </div>
            </div>
            {rows.slice(0, count).map((row, index) => (
              <div key={index} role="row" className={styles.row}>
                <Cells row={row} columns={printed} role="cell" isOnPaper tabStop={null} />
              </div>
            ))}
          </div>
        </>
      )}
    </PrintSheet>
  );
}

interface PrintSheetProps {
  readonly title: string | undefined;
  readonly isEmpty: boolean;
  readonly children: () => ReactNode;
}

/** Takes the place of the whole page on paper, black on white. Of two sheets, the second one begins a new page. */
export function PrintSheet({ title, isEmpty, children }: PrintSheetProps) {
  const { language } = useLanguage();
  /** `null` while nothing is printed. */
  const [time, setTime] = useState<Date | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    // The browser prints as soon as its event has ended, so this must render at once.
    window.addEventListener("beforeprint", () => flushSync(() => setTime(new Date())), controller);
    window.addEventListener("afterprint", () => setTime(null), controller);
    return () => controller.abort();
  }, []);

  if (time === null || isEmpty) return null;
  return createPortal(
    <div className={sheet.sheet}>
      <h1>{title}</h1>
      <p>{writeDate(time, language)}</p>
      {children()}
    </div>,
    document.body,
  );
}
