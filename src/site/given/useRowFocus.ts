import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { flushSync } from "react-dom";

/** A control of the table: its row, and its place in the row. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** Makes the table one tab stop, in which the arrow keys, Home and End move. */
export function useRowFocus(box: RefObject<HTMLElement | null>, rows: number, columns: number) {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const [hasFocus, setHasFocus] = useState(false);

  function focusOn({ row, column }: Place): void {
    const element = box.current?.querySelector(`[data-index="${row}"]`);
    element?.querySelectorAll<HTMLElement>("input, button")[column]?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest" });
  }

  function handleFocus({ target }: FocusEvent): void {
    const row = target.closest<HTMLElement>("[data-index]");
    if (row === null) return;
    setHasFocus(true);
    const controls = Array.from<Element>(row.querySelectorAll("input, button"));
    setPlace({ row: Number(row.dataset.index), column: controls.indexOf(target) });
  }

  function handleBlur({ relatedTarget }: FocusEvent): void {
    if (box.current?.contains(relatedTarget) !== true) setHasFocus(false);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const next = placeAfter(event, place);
    if (!hasFocus || next === null) return;
    event.preventDefault();
    const row = Math.max(0, Math.min(rows - 1, next.row));
    const column = Math.max(0, Math.min(columns - 1, next.column));
    // Renders the row now, so that it is in the document even if it was far away.
    flushSync(() => setPlace({ row, column }));
    focusOn({ row, column });
  }

  return { place, hasFocus, focusOn, handlers: { onFocus: handleFocus, onBlur: handleBlur, onKeyDown: handleKeyDown } };

  function placeAfter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, { row, column }: Place): Place | null {
    if (altKey || ctrlKey || metaKey) return null;
    const moves: Readonly<Record<string, Place>> = {
      ArrowUp: { row: row - 1, column },
      ArrowDown: { row: row + 1, column },
      ArrowLeft: { row, column: column - 1 },
      ArrowRight: { row, column: column + 1 },
      Home: { row: 0, column },
      End: { row: rows - 1, column },
    };
    return moves[key] ?? null;
  }
}
