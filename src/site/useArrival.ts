import { type RefObject, useEffect } from "react";

/**
 * Leads to the field when the view is shown: its one purpose is to be filled. A person who is at another control that
 * is still there stays at it. The link of the view is where a person comes from.
 */
export function useArrival(field: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document;
    const isElsewhere =
      activeElement !== null &&
      activeElement !== body &&
      !activeElement.matches("a") &&
      activeElement.checkVisibility();
    // The page stays at its top, where the heading is.
    if (isShown && !isElsewhere) field.current?.focus({ preventScroll: true });
  }, [field, isShown]);
}
