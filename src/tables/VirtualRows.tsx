import type { ReactNode } from "react";

import type { RowVirtualizer } from "./useVirtualRows";
import styles from "./VirtualRows.module.css";

interface VirtualRowsProps {
  readonly virtualizer: RowVirtualizer;
  readonly rowClassName: string | undefined;
  /** Whether a heading row is above these rows. It counts too. */
  readonly hasHeading?: boolean;
  /** Only the rows of a grid can be selected, and not those of a table. */
  readonly isSelected?: (row: number) => boolean;
  /** Returns the cells of a row. */
  readonly renderRow: (row: number) => ReactNode;
}

/** Draws the rows in and near a scrolling box, each at its place. */
export function VirtualRows({ virtualizer, rowClassName, hasHeading, isSelected, renderRow }: VirtualRowsProps) {
  const firstPosition = hasHeading ? 2 : 1;
  return (
    <div role="rowgroup" className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          role="row"
          className={`${styles.row} ${rowClassName}`}
          style={{ insetBlockStart: start }}
          data-index={index}
          aria-rowindex={firstPosition + index}
          aria-selected={isSelected?.(index)}
        >
          {renderRow(index)}
        </div>
      ))}
    </div>
  );
}
