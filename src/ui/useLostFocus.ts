import { type FocusEvent, useLayoutEffect, useRef } from "react";

/**
 * Finds a new place for the focus when a change removes what has it within an element. Otherwise a person would start
 * again at the top of the page.
 *
 * @param change Is another value after each such change.
 * @param onLost Called while nothing has the focus.
 * @returns Handlers for the element.
 */
export function useLostFocus(change: unknown, onLost: () => void) {
  const hasFocus = useRef(false);
  const lastChange = useRef(change);

  useLayoutEffect(() => {
    const isChanged = change !== lastChange.current;
    lastChange.current = change;
    // React tells of no blur while it removes an element, so it had the focus until now.
    if (isChanged && hasFocus.current && document.activeElement === document.body) onLost();
  });

  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    // In a window that is left, the same element is still the active one.
    onBlur: ({ target }: FocusEvent) => {
      hasFocus.current = target === document.activeElement;
    },
  };
}
