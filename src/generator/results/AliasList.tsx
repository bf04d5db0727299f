import { useVirtualizer } from "@tanstack/react-virtual";
import { type Dispatch, type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef } from "react";
import { useTranslations } from "use-intl/react";

import type { FindGiven } from "../../book/useGivenTo";
import { useCopy } from "../../clipboard/useCopy";
import type { Alias } from "../../core";
import { measureShownRow } from "../../ui/measureShownRow";
import { useRangeWith } from "../../ui/useRangeWith";
import type { GeneratedList, GeneratorEvent } from "../generatorReducer";
import styles from "./AliasList.module.css";
import { AliasRow } from "./AliasRow";
import { cellAfterKey } from "./cellAfterKey";
import { rowIndexOf } from "./rowIndexOf";
import { toListCommand } from "./toListCommand";
import { useGridFocus } from "./useGridFocus";
import { useRowChoice } from "./useRowChoice";

const LIST_HEIGHT_PX = 600;
const ROW_ESTIMATE_PX = 80;
const OVERSCAN_ROWS = 6;

interface AliasListProps {
  readonly list: GeneratedList;
  /** The rows that match the search. The keyboard acts on these. */
  readonly shown: readonly Alias[];
  /** Finds to whom an address was given; `null` without a book. */
  readonly findGiven: FindGiven | null;
  readonly dispatch: Dispatch<GeneratorEvent>;
}

/**
 * A virtual list: only the rows in and near its scrolling box are in the document. The list is one tab stop, and the
 * arrow keys move inside it.
 */
export function AliasList({ list, shown, findGiven, dispatch }: AliasListProps) {
  const t = useTranslations("results");
  const copy = useCopy();
  const { key: listKey, selection } = list;
  const emails = useMemo(() => shown.map(({ email }) => email), [shown]);
  const grid = useRef<HTMLDivElement>(null);
  const choose = useRowChoice(listKey, emails, dispatch);
  const { cell, hasFocus, moveTo, handleFocus, handleBlur } = useGridFocus(grid);
  const { row, column } = cell;

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: shown.length,
    getScrollElement: () => grid.current,
    getItemKey: useCallback((index: number) => emails[index]!, [emails]),
    estimateSize: () => ROW_ESTIMATE_PX,
    measureElement: measureShownRow,
    overscan: OVERSCAN_ROWS,
    // So the rows are there at once, and one of them can have the focus.
    initialRect: { width: 0, height: LIST_HEIGHT_PX },
    rangeExtractor: useRangeWith(hasFocus ? row : null),
  });
  const items = virtualizer.getVirtualItems();
  // If the row of the last focus is not in the document, Tab enters the list at the first row that is fully visible.
  const firstWholeRow = Math.min((virtualizer.range?.startIndex ?? 0) + 1, shown.length - 1);
  const tabRow = items.some(({ index }) => index === row) ? row : firstWholeRow;

  function handleClick(event: MouseEvent): void {
    const { shiftKey, target } = event;
    if (!shiftKey || !(target instanceof Element) || target.matches("input") || target.closest("label") === null)
      return;
    // Firefox ignores a click with Shift on a label. The list handles the click itself, the same in every browser.
    event.preventDefault();
    const index = rowIndexOf(target)!;
    choose(emails[index]!, true);
    moveTo({ row: index, column: "choice" });
  }

  function handleMouseDown(event: MouseEvent): void {
    // A click with Shift would also select the text since the last click.
    if (event.shiftKey) event.preventDefault();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const action = actionOf(event);
    if (action === null) return;
    event.preventDefault();
    action();
  }

  /** Returns the action of a key press, or `null` if the press is left to the browser. */
  function actionOf(press: KeyboardEvent): (() => void) | null {
    const email = emails[tabRow]!;
    const chosen = emails.filter((other) => selection.has(other));
    switch (toListCommand(press)) {
      case "select-all":
        return () => dispatch({ type: "rows-selected", listKey, emails });
      case "select-range":
        return column === "choice" ? () => choose(email, true) : null;
      case "deselect":
        return chosen.length > 0 ? () => dispatch({ type: "rows-deselected", listKey, emails }) : null;
      case "copy":
        return isNoTextSelected() ? () => void copy(chosen.length > 0 ? chosen : [email]) : null;
      case "move": {
        const rowsPerPage = Math.floor((grid.current?.clientHeight ?? 0) / ROW_ESTIMATE_PX);
        const next = cellAfterKey(press.key, { row: tabRow, column }, shown.length, rowsPerPage);
        return next && (() => moveTo(next));
      }
      case null:
        return null;
    }
  }

  return (
    <div
      ref={grid}
      role="grid"
      className={styles.list}
      aria-label={t("list")}
      aria-rowcount={shown.length}
      aria-multiselectable
      tabIndex={-1}
      onMouseDown={handleMouseDown}
      onClick={handleClick}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <div role="rowgroup" className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const alias = shown[index]!;
          const isSelected = selection.has(alias.email);
          return (
            <div
              key={alias.email}
              ref={virtualizer.measureElement}
              role="row"
              className={styles.row}
              style={{ insetBlockStart: start }}
              data-index={index}
              aria-rowindex={index + 1}
              aria-selected={isSelected}
            >
              <AliasRow
                alias={alias}
                isSelected={isSelected}
                given={findGiven?.(alias.email)}
                tabStop={index === tabRow ? column : null}
                onChoose={choose}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function isNoTextSelected(): boolean {
  return window.getSelection()?.isCollapsed !== false;
}
