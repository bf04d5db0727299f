import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/** The tab stop of the list, or the search if it finds nothing. */
const PLACES = ["[role=grid] [tabindex='0']", "[type=search]"];

/**
 * Moves the focus into the new list if the one before had it. Otherwise a person who presses the shortcut of Shuffle
 * there would start again at the top of the page.
 *
 * @param results Has the list in it.
 * @returns Handlers for the same element.
 */
export function useKeptFocus(results: RefObject<HTMLElement | null>, listKey: number) {
  const last = useRef<{ readonly element: Element; readonly listKey: number } | null>(null);

  useLayoutEffect(() => {
    // React tells of no blur while it removes an element, so the last one had the focus until now.
    if (last.current === null || last.current.listKey === listKey || last.current.element.isConnected) return;
    if (document.activeElement !== document.body) return;
    const places = PLACES.map((selector) => results.current?.querySelector<HTMLElement>(selector));
    places.find((place) => place)?.focus({ preventScroll: true });
  }, [results, listKey]);

  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = { element: target, listKey };
    },
    onBlur: () => {
      last.current = null;
    },
  };
}
