import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import {
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl/react";

import type { Alias } from "../../core";
import { measureShownRow } from "../../ui/measureShownRow";
import styles from "./AliasList.module.css";
import { AliasRow } from "./AliasRow";
import type { GeneratedList, GeneratorEvent } from "../generatorReducer";
import { cellAfterKey, type GridCell } from "./cellAfterKey";
import { useCopy } from "../../clipboard/useCopy";

const ROW_ESTIMATE_PX = 80;
const OVERSCAN_ROWS = 10;

interface AliasListProps {
  readonly list: GeneratedList;
  /** The rows that are shown. The keys act on them, except that copying takes all that is selected. */
  readonly shown: readonly Alias[];
  /** The selected addresses, in the order of the whole list. */
  readonly selected: readonly string[];
  readonly dispatch: Dispatch<GeneratorEvent>;
}

/**
 * All aliases in a scrolling box. Only the rows in and near the window are in the document. It is one
 * stop for the Tab key; inside, the arrow keys lead on.
 */
export function AliasList({ list, shown, selected, dispatch }: AliasListProps) {
  const t = useTranslations("results");
  const copy = useCopy();
  const { key: listKey, selection } = list;
  const emails = useMemo(() => shown.map(({ email }) => email), [shown]);
  const grid = useRef<HTMLDivElement>(null);
  // The row that was chosen last: a range starts there.
  const anchor = useRef<string | null>(null);
  const [{ row, column }, setCell] = useState<GridCell>({ row: 0, column: "choice" });
  const [hasFocus, setHasFocus] = useState(false);

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: shown.length,
    getScrollElement: () => grid.current,
    getItemKey: useCallback((index: number) => emails[index]!, [emails]),
    estimateSize: () => ROW_ESTIMATE_PX,
    measureElement: measureShownRow,
    overscan: OVERSCAN_ROWS,
    // The row with the focus stays in the document, however far the list is scrolled away from it.
    rangeExtractor: useCallback(
      (range: Range) => (hasFocus ? withIndex(defaultRangeExtractor(range), row) : defaultRangeExtractor(range)),
      [hasFocus, row],
    ),
  });
  const items = virtualizer.getVirtualItems();
  // Where the row that was left is far away, the list is entered at what is in sight as a whole.
  const firstInSight = Math.min((virtualizer.range?.startIndex ?? 0) + 1, shown.length - 1);
  const tabRow = items.some(({ index }) => index === row) ? row : firstInSight;

  /** Selects or deselects the row, or selects all from the one chosen last to this one. */
  const choose = useCallback(
    (email: string, isRange: boolean) => {
      const end = emails.indexOf(email);
      const start = anchor.current === null ? -1 : emails.indexOf(anchor.current);
      anchor.current = email;
      if (!isRange) dispatch({ type: "row-toggled", listKey, email });
      else if (start === -1) dispatch({ type: "rows-selected", listKey, emails: [email] });
      else {
        const range = emails.slice(Math.min(start, end), Math.max(start, end) + 1);
        dispatch({ type: "rows-selected", listKey, emails: range });
      }
    },
    [listKey, emails, dispatch],
  );

  function moveTo(cell: GridCell): void {
    // The row is in the document then, however far away it is.
    flushSync(() => setCell(cell));
    const rowElement = grid.current?.querySelector(`[data-index="${cell.row}"]`);
    rowElement?.querySelector<HTMLElement>(cell.column === "copy" ? "button" : "input")?.focus({ preventScroll: true });
    rowElement?.scrollIntoView({ block: "nearest" });
  }

  function handleFocus({ target }: FocusEvent): void {
    const index = rowIndexOf(target);
    setHasFocus(true);
    if (index !== null) setCell({ row: index, column: target instanceof HTMLButtonElement ? "copy" : "choice" });
  }

  function handleBlur({ relatedTarget }: FocusEvent): void {
    if (grid.current?.contains(relatedTarget) !== true) setHasFocus(false);
  }

  function handleClick(event: MouseEvent): void {
    const { shiftKey, target } = event;
    if (!shiftKey || !(target instanceof Element) || target.matches("input") || target.closest("label") === null)
      return;
    // Firefox ignores a label that is clicked with Shift: here no browser does its own.
    event.preventDefault();
    const index = rowIndexOf(target)!;
    choose(emails[index]!, true);
    moveTo({ row: index, column: "choice" });
  }

  function handleMouseDown(event: MouseEvent): void {
    // With Shift, the browser would select the text from the last click on.
    if (event.shiftKey) event.preventDefault();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const action = actionOf(event);
    if (action === null) return;
    event.preventDefault();
    action();
  }

  /** What the key asks for, or `null` where the browser is to do its own. */
  function actionOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | null {
    if (altKey) return null;
    const email = emails[tabRow]!;
    const command = ctrlKey || metaKey ? key.toLowerCase() : null;
    if (command === "a") return () => dispatch({ type: "rows-selected", listKey, emails });
    if (command === "c" && isNoTextSelected()) return () => void copy(selected.length > 0 ? selected : [email]);
    if (key === "Escape" && emails.some((other) => selection.has(other)))
      return () => dispatch({ type: "rows-deselected", listKey, emails });
    if (key === " " && shiftKey && column === "choice") return () => choose(email, true);

    const rowsPerPage = Math.floor((grid.current?.clientHeight ?? 0) / ROW_ESTIMATE_PX);
    const next = cellAfterKey(key, { row: tabRow, column }, shown.length, rowsPerPage);
    return next && (() => moveTo(next));
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

/** The sorted indices, and one more. */
function withIndex(indices: readonly number[], index: number): number[] {
  return [...new Set([...indices, index])].toSorted((first, second) => first - second);
}

/** Which row the element is in; `null` for the list itself. */
function rowIndexOf(element: Element): number | null {
  const index = element.closest<HTMLElement>("[data-index]")?.dataset.index;
  return index === undefined ? null : Number(index);
}

function isNoTextSelected(): boolean {
  return window.getSelection()?.isCollapsed !== false;
}
