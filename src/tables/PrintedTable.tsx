import type { ReactNode } from "react";

import { PrintSheet } from "./PrintSheet";
import styles from "./PrintedTable.module.css";

/** Some 300 sheets. The browser would stand still for long to lay out many more. */
export const MAX_PRINTED_ROWS = 10_000;

interface PrintedTableProps {
  readonly title: string;
  readonly date: string;
  readonly headings: readonly string[];
  readonly count: number;
  /** Returns the cells of a row. */
  readonly renderRow: (index: number) => ReactNode;
  /** Stands above the table. */
  readonly children?: ReactNode;
}

/** A table on paper. It has every row, where the table on the screen has a few. */
export function PrintedTable({ title, date, headings, count, renderRow, children }: PrintedTableProps) {
  return (
    <PrintSheet title={title} date={date}>
      {children}
      <div role="table" className={styles.table}>
        <div role="rowgroup" className={styles.head}>
          <div role="row" className={styles.row}>
            {headings.map((heading) => (
              <span key={heading} role="columnheader">
                {heading}
              </span>
            ))}
          </div>
        </div>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} role="row" className={styles.row}>
            {renderRow(index)}
          </div>
        ))}
      </div>
    </PrintSheet>
  );
}
