import { memo, type ReactNode, useLayoutEffect, useState } from "react";

import styles from "./Table.module.css";
import { type GridRowsOptions, useGridRows } from "./useGridRows";

/** The number of the control that the Tab key reaches in a row. It is `null` in all rows but one. */
export type TabStop = number | null;

export interface Column<Row> {
  readonly key: string;
  /** All columns have one, or none has. In a grid, they are for screen readers only. */
  readonly heading?: string;
  readonly className?: string | undefined;
  readonly cell: (row: Row, tabStop: TabStop) => ReactNode;
}

interface TableProps<Row> extends GridRowsOptions<Row> {
  readonly label: string;
  readonly descriptionId?: string;
  /** Sets `--row-size`, the height of a usual row, unless the rows have a class of their own. */
  readonly className: string | undefined;
  readonly rowClassName?: string | undefined;
  /** A row is drawn again when this changes. */
  readonly columns: readonly Column<Row>[];
  /** Only for a grid. The rows of a table cannot be selected. */
  readonly isSelected?: (row: Row) => boolean;
}

/**
 * A table whose rows scroll in a box. It draws those in sight, and is one tab stop. Rows with controls make it a grid:
 * https://www.w3.org/WAI/ARIA/apg/patterns/grid/.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, descriptionId, className, rowClassName = styles.cells } = props;
  const { columns, rows, controls = 0, isSelected } = props;
  const { box, virtualizer, measure, tabStop, handlers } = useGridRows(props);
  // In a grid, the keys move the focus. In a table, a screen reader keeps the keys, and misses the rows that are not drawn.
  const isGrid = controls > 0;
  const [isTooHigh, setIsTooHigh] = useState(false);
  const height = virtualizer.getTotalSize();
  // The heading row counts too.
  const headingRows = columns.some(({ heading }) => heading !== undefined) ? 1 : 0;

  useLayoutEffect(() => {
    if (isGrid) return;
    const { scrollHeight, clientHeight } = box.current!;
    setIsTooHigh(Math.max(scrollHeight, height) > clientHeight);
  }, [box, height, isGrid]);

  const content = (
    <>
      {headingRows > 0 && (
        <div role="row" className={isGrid ? "unseen" : `note ${styles.head}`} aria-rowindex={1}>
          {columns.map(({ key, heading }) => (
            <span key={key} role="columnheader">
              {heading}
            </span>
          ))}
        </div>
      )}
      <div role="rowgroup" className={styles.rows} style={{ blockSize: height }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={measure}
            role="row"
            className={`${styles.row} ${rowClassName}`}
            style={{ insetBlockStart: start }}
            data-index={index}
            aria-rowindex={headingRows + index + 1}
            aria-selected={isSelected?.(rows[index]!)}
          >
            <Cells
              row={rows[index]!}
              columns={columns}
              role={isGrid ? "gridcell" : "cell"}
              tabStop={index === tabStop.row ? tabStop.column : null}
            />
          </div>
        ))}
      </div>
    </>
  );
  const named = { "aria-label": label, "aria-describedby": descriptionId, "aria-rowcount": headingRows + rows.length };
  const grid = { ...named, ...handlers, role: "grid", "aria-multiselectable": isSelected && true };
  // The box of a table takes the focus if it scrolls, so that the keys can scroll it.
  const region = isTooHigh ? { role: "region", "aria-label": label, tabIndex: 0 } : {};

  return (
    <div ref={box} className={`${styles.box} ${className}`} tabIndex={-1} {...(isGrid ? grid : region)}>
      {isGrid ? (
        content
      ) : (
        <div {...named} role="table">
          {content}
        </div>
      )}
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
