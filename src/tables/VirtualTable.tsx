import { type KeyboardEvent, type ReactNode, useRef } from "react";

import scrollBox from "./scrollBox.module.css";
import spokenText from "../ui/SpokenText.module.css";
import { useVirtualRows } from "./useVirtualRows";
import { VirtualRows } from "./VirtualRows";
import styles from "./VirtualTable.module.css";

interface VirtualTableProps {
  readonly label: string;
  /** Sets `--columns`, the tracks of each row, and `--row-size`, the height of a usual row. */
  readonly className: string | undefined;
  /** `--row-size` with the row's border, in pixels. */
  readonly rowEstimate: number;
  readonly headings: readonly string[];
  /** Whether only screen readers have the headings. */
  readonly hidesHeadings?: boolean;
  /** The number of rows that can be reached. */
  readonly count: number;
  /** The number of all rows, where it is higher. */
  readonly total?: number;
  /** Returns the cells of a row. */
  readonly renderRow: (index: number) => ReactNode;
  /** Stands below the rows. */
  readonly children?: ReactNode;
}

/** A virtual table in a scrolling box, for reading. */
export function VirtualTable(props: VirtualTableProps) {
  const { label, className, rowEstimate, headings, hidesHeadings, count, total = count, renderRow, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualRows(box, { count, rowEstimate });

  // The browser would stop short of the end, because rows turn out higher than estimated once they are measured.
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    virtualizer.scrollToIndex(event.key === "Home" ? 0 : count - 1);
  }

  return (
    <div
      ref={box}
      role="region"
      className={`${scrollBox.box} ${className}`}
      aria-label={label}
      // Focusable, so that the arrow keys can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={handleKeyDown}
    >
      {/* The heading row counts too. */}
      <div role="table" aria-label={label} aria-rowcount={total + 1}>
        <div role="row" className={hidesHeadings ? spokenText.spoken : styles.head} aria-rowindex={1}>
          {headings.map((heading) => (
            <span key={heading} role="columnheader">
              {heading}
            </span>
          ))}
        </div>
        <VirtualRows virtualizer={virtualizer} rowClassName={styles.row} hasHeading renderRow={renderRow} />
      </div>
      {children}
    </div>
  );
}
