import { useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useId, useLayoutEffect, useMemo, useRef } from "react";

import { keyTextOf } from "../../book/entryKey";
import type { BookEntry } from "../../core";
import { measureShownRow } from "../../ui/measureShownRow";
import scrollBox from "../../ui/scrollBox.module.css";
import { useRangeWith } from "../../ui/useRangeWith";
import { GivenRow } from "./GivenRow";
import styles from "./GivenTable.module.css";
import { useGivenTexts } from "./useGivenTexts";
import { useRowFocus } from "./useRowFocus";

const BOX_HEIGHT_PX = 600;
const ROW_ESTIMATE_PX = 80;
const OVERSCAN_ROWS = 4;

/** The controls of a row: the choice, Copy, Edit and Delete. */
const DELETE_COLUMN = 3;

const COLUMNS = ["choice", "recipient", "email", "date", "note", "actions"] as const;

interface GivenTableProps {
  readonly entries: readonly BookEntry[];
  readonly selection: ReadonlySet<string>;
  readonly isReadOnly: boolean;
  readonly onSelect: (changed: readonly BookEntry[], isSelected: boolean) => void;
  readonly onEdit: (entry: BookEntry) => void;
  /** Returns whether the entry is gone. */
  readonly onDelete: (entry: BookEntry) => Promise<boolean>;
}

/** A virtual table: only the rows in and near its scrolling box are in the document. It is one tab stop. */
export function GivenTable({ entries, selection, isReadOnly, onSelect, onEdit, onDelete }: GivenTableProps) {
  const t = useGivenTexts();
  const keysId = useId();
  const box = useRef<HTMLDivElement>(null);
  /** The row whose Delete gets the focus once another row is gone. */
  const nextFocus = useRef<number | null>(null);
  const { place, hasFocus, focusOn, handlers } = useRowFocus(box, entries.length, isReadOnly ? 2 : DELETE_COLUMN + 1);
  const { row: focusedRow } = place;

  // The virtualizer asks for every key each time a row is measured.
  const keys = useMemo(() => entries.map(keyTextOf), [entries]);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: entries.length,
    getScrollElement: () => box.current,
    getItemKey: useCallback((index: number) => keys[index]!, [keys]),
    estimateSize: () => ROW_ESTIMATE_PX,
    measureElement: measureShownRow,
    overscan: OVERSCAN_ROWS,
    initialRect: { width: 0, height: BOX_HEIGHT_PX },
    rangeExtractor: useRangeWith(hasFocus ? focusedRow : null),
  });
  const items = virtualizer.getVirtualItems();
  const tabRow = items.some(({ index }) => index === focusedRow) ? focusedRow : (virtualizer.range?.startIndex ?? 0);

  useLayoutEffect(() => {
    if (nextFocus.current === null) return;
    focusOn({ row: Math.min(nextFocus.current, entries.length - 1), column: DELETE_COLUMN });
    nextFocus.current = null;
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the entries takes a row away
  }, [entries]);

  const handleDelete = useCallback(
    async (entry: BookEntry) => {
      nextFocus.current = entries.indexOf(entry);
      if (!(await onDelete(entry))) nextFocus.current = null;
    },
    [entries, onDelete],
  );

  return (
    <div ref={box} className={scrollBox.box} {...handlers}>
      <p id={keysId} hidden>
        {t("keys")}
      </p>
      {/* The heading row counts too. */}
      <div role="table" aria-label={t("table")} aria-describedby={keysId} aria-rowcount={entries.length + 1}>
        <div role="row" className={styles.head} aria-rowindex={1}>
          {COLUMNS.map((column) => (
            <span key={column} role="columnheader">
              {t(`columns.${column}`)}
            </span>
          ))}
        </div>
        <div role="rowgroup" className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
          {items.map(({ key, index, start }) => {
            const entry = entries[index]!;
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                role="row"
                className={styles.row}
                style={{ insetBlockStart: start }}
                data-index={index}
                data-selected={selection.has(keys[index]!) || undefined}
                aria-rowindex={index + 2}
              >
                <GivenRow
                  entry={entry}
                  isSelected={selection.has(keys[index]!)}
                  tabStop={index === tabRow ? place.column : null}
                  isReadOnly={isReadOnly}
                  onSelect={onSelect}
                  onEdit={onEdit}
                  onDelete={handleDelete}
                />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
