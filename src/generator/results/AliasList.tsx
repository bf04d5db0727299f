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

import { useCopy } from "../../clipboard/useCopy";
import type { Alias } from "../../core";
import { measureShownRow } from "../../ui/measureShownRow";
import type { GeneratedList, GeneratorEvent } from "../generatorReducer";
import styles from "./AliasList.module.css";
import { AliasRow } from "./AliasRow";
import { cellAfterKey, type GridCell } from "./cellAfterKey";

const ROW_ESTIMATE_PX = 80;
const OVERSCAN_ROWS = 10;

interface AliasListProps {
  readonly list: GeneratedList;
  /** The rows that match the search. The keyboard acts on these, except that Ctrl+C copies the whole selection. */
  readonly shown: readonly Alias[];
  /** The selected addresses in the order of the list, hidden ones included. */
  readonly selectedEmails: readonly string[];
  readonly dispatch: Dispatch<GeneratorEvent>;
}

/**
 * A virtual list: only the rows in and near its scrolling box are in the document. The list is one tab stop, and the
 * arrow keys move inside it.
 */
export function AliasList({ list, shown, selectedEmails, dispatch }: AliasListProps) {
  const t = useTranslations("results");
  const copy = useCopy();
  const { key: listKey, selection } = list;
  const emails = useMemo(() => shown.map(({ email }) => email), [shown]);
  const grid = useRef<HTMLDivElement>(null);
  // A range of rows starts at the row that was chosen last.
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
    // The focused row stays in the document even if it is scrolled far away.
    rangeExtractor: useCallback(
      (range: Range) => (hasFocus ? withIndex(defaultRangeExtractor(range), row) : defaultRangeExtractor(range)),
      [hasFocus, row],
    ),
  });
  const items = virtualizer.getVirtualItems();
  // If the row of the last focus is not in the document, Tab enters the list at the first row that is fully visible.
  const firstWholeRow = Math.min((virtualizer.range?.startIndex ?? 0) + 1, shown.length - 1);
  const tabRow = items.some(({ index }) => index === row) ? row : firstWholeRow;

  /** Toggles the row, or selects the range from the row chosen last to this one. */
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
    // Renders the row now, so that it is in the document even if it was far away.
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
  function actionOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | null {
    if (altKey) return null;
    const email = emails[tabRow]!;
    const command = ctrlKey || metaKey ? key.toLowerCase() : null;
    if (command === "a") return () => dispatch({ type: "rows-selected", listKey, emails });
    if (command === "c" && isNoTextSelected())
      return () => void copy(selectedEmails.length > 0 ? selectedEmails : [email]);
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

function withIndex(indices: readonly number[], index: number): number[] {
  return [...new Set([...indices, index])].toSorted((first, second) => first - second);
}

/** Returns the index of the row that the element is in, or `null` for the list itself. */
function rowIndexOf(element: Element): number | null {
  const index = element.closest<HTMLElement>("[data-index]")?.dataset.index;
  return index === undefined ? null : Number(index);
}

function isNoTextSelected(): boolean {
  return window.getSelection()?.isCollapsed !== false;
}
