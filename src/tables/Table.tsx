import { memo, type ReactNode, useLayoutEffect, useState } from "react";

import styles from "./Table.module.css";
import { useGridFocus } from "./useGridFocus";
import { VirtualRows } from "./VirtualRows";
import virtual from "./VirtualRows.module.css";

/** The number of the control that the Tab key reaches in a row. It is `null` in all rows but one. */
export type TabStop = number | null;

export interface Column<Row> {
  readonly key: string;
  readonly heading: string;
  readonly className?: string | undefined;
  readonly cell: (row: Row, tabStop: TabStop) => ReactNode;
}

interface TableProps<Row> {
  readonly label: string;
  readonly descriptionId?: string;
  /** Sets `--row-size`, the height of a usual row. */
  readonly className: string | undefined;
  /** Whether the headings are for screen readers only. */
  readonly hidesHeadings?: boolean;
  /** A row is drawn again when this changes. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Without it, the key of a row is its index. */
  readonly keyOf?: (row: Row) => string | number;
  /** The highest number of controls in a row. Each has a `tabIndex`. Without any, the keys scroll the table. */
  readonly controls?: number;
  /** `--row-size` with the row's border. */
  readonly rowEstimate: number;
}

/**
 * A table whose rows scroll in a box. It draws those in sight, and is one tab stop. Rows with controls make it a grid:
 * https://www.w3.org/WAI/ARIA/apg/patterns/grid/.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, descriptionId, className, hidesHeadings, columns, rows, keyOf } = props;
  const { controls = 0, rowEstimate } = props;
  const { box, virtualizer, tabStop, handlers } = useGridFocus({ rows, keyOf, rowEstimate, columns: controls });
  // In a grid, the keys move the focus. In a table, a screen reader keeps the keys, and misses the rows that are not drawn.
  const isGrid = controls > 0;
  const [isTooHigh, setIsTooHigh] = useState(false);
  // Without controls, the box itself takes the focus if it scrolls, so that the keys can scroll it.
  const region = !isTooHigh ? { tabIndex: -1 } : { role: "region", "aria-label": label, tabIndex: 0 };

  const height = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    if (isGrid) return;
    const { scrollHeight, clientHeight } = box.current!;
    setIsTooHigh(Math.max(scrollHeight, height) > clientHeight);
  }, [box, height, isGrid]);

  return (
    <div ref={box} className={`${virtual.box} ${className}`} {...region} {...handlers}>
      {/* The heading row counts too. */}
      <div
        role={isGrid ? "grid" : "table"}
        aria-label={label}
        aria-describedby={descriptionId}
        aria-rowcount={rows.length + 1}
      >
        <div role="row" className={hidesHeadings ? "unseen" : `note ${styles.head}`} aria-rowindex={1}>
          {columns.map(({ key, heading }) => (
            <span key={key} role="columnheader">
              {heading}
            </span>
          ))}
        </div>
        <VirtualRows
          virtualizer={virtualizer}
          rowClassName={styles.row}
          hasHeading
          renderRow={(index) => (
            <Cells
              row={rows[index]!}
              columns={columns}
              role={isGrid ? "gridcell" : "cell"}
              tabStop={index === tabStop.row ? tabStop.column : null}
            />
          )}
        />
      </div>
    </div>
  );
}

interface CellsProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly role: "cell" | "gridcell";
  readonly tabStop: TabStop;
}

/** The cells of a row are drawn again only when their own data changes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` drops the type of the row
const Cells = memo(function Cells<Row>({ row, columns, role, tabStop }: CellsProps<Row>) {
  return columns.map(({ key, className, cell }) => (
    <div key={key} role={role} className={className}>
      {cell(row, tabStop)}
    </div>
  ));
}) as <Row>(props: CellsProps<Row>) => ReactNode;
