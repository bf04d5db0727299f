import { useDeferredValue, useRef, useState } from "react";

/**
 * Keeps the query of a search.
 *
 * @returns `field` is for a `SearchField`, `query` for the rows, `showAll` for the button of a search that finds nothing.
 */
export function useSearch() {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  // Typing must stay fluent, so the rows follow when the browser has time.
  const query = useDeferredValue(typed);

  function showAll(): void {
    setTyped("");
    // The pressed button disappears, so the focus needs a new place.
    fieldRef.current?.focus();
  }

  return { field: { fieldRef, query: typed, onChange: setTyped }, query, showAll };
}
