import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus into the new list if the one before had it. Otherwise a person who presses the shortcut of Shuffle
 * there would start again at the top of the page.
 *
 * @param results Has the list in it.
 * @returns Handlers for the same element.
 */
export function useKeptFocus(results: RefObject<HTMLElement | null>, listKey: number) {
  /** The list that had the focus, by its key. */
  const focused = useRef<number | null>(null);

  useLayoutEffect(() => {
    // React tells of no blur while it removes an element, so the last one had the focus until now.
    const { current } = focused;
    if (current === null || current === listKey || document.activeElement !== document.body) return;
    const find = (selector: string) => results.current?.querySelector<HTMLElement>(selector);
    // The tab stop of the list, or the search if it finds nothing.
    const place = find("[role=grid] [tabindex='0']") ?? find("[type=search]");
    place?.focus({ preventScroll: true });
  }, [results, listKey]);

  return {
    onFocus: () => {
      focused.current = listKey;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
