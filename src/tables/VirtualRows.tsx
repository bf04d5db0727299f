import type { Key, ReactNode } from "react";
import { type CustomContainerComponentProps, type CustomItemComponentProps, Virtualizer } from "virtua";

import type { useVirtualGrid } from "./useVirtualGrid";

interface VirtualRowsProps<Row> {
  readonly virtual: ReturnType<typeof useVirtualGrid>["virtual"];
  readonly rows: readonly Row[];
  /** Without it, the key of a row is its index. */
  readonly keyOf?: ((row: Row) => Key) | undefined;
  readonly rowClassName: string | undefined;
  /** Whether a heading row is above these rows. It counts too. */
  readonly hasHeading?: boolean;
  /** Only the rows of a grid can be selected, and not those of a table. */
  readonly isSelected?: (row: Row) => boolean;
  /** Returns the cells of a row. */
  readonly renderRow: (row: Row, index: number) => ReactNode;
}

/** Draws the rows in and near a scrolling box, each at its place. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { virtual, rows, keyOf, rowClassName, hasHeading, isSelected, renderRow } = props;
  const firstPosition = hasHeading ? 2 : 1;
  const draw = (row: Row, index: number) => (
    <div
      key={keyOf?.(row) ?? index}
      role="row"
      className={rowClassName}
      data-index={index}
      aria-rowindex={firstPosition + index}
      aria-selected={isSelected?.(row)}
    >
      {renderRow(row, index)}
    </div>
  );
  if (virtual === null) return <div role="rowgroup">{rows.map(draw)}</div>;
  return (
    <Virtualizer {...virtual} data={rows} as={RowGroup} item={RowPlace}>
      {draw}
    </Virtualizer>
  );
}

/** The virtualizer would ignore a press shortly after a scroll. */
function RowGroup({ ref, style, children }: CustomContainerComponentProps) {
  return (
    <div ref={ref} role="rowgroup" style={{ ...style, pointerEvents: undefined }}>
      {children}
    </div>
  );
}

/** The virtualizer hides a row until it is measured. A hidden one could not get the focus. */
function RowPlace({ ref, style, children }: CustomItemComponentProps) {
  return (
    <div ref={ref} style={{ ...style, visibility: undefined }}>
      {children}
    </div>
  );
}
