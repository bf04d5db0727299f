import type { RefObject } from "react";

/** A selector, for what the same folder draws, or an element that another folder hands over. */
export type Heir = string | RefObject<HTMLElement | null>;

/**
 * Makes a `ref` for an element that may go while it, or something in it, has the focus. Without an heir, a person would
 * start again at the top of the page.
 *
 * @param heirs The focus goes to the first one that is in sight. A selector finds the nearest of its kind.
 */
export function passFocusTo(...heirs: readonly Heir[]) {
  return (element: HTMLElement | null) => {
    if (element === null) return;
    return () => {
      if (!element.contains(document.activeElement)) return;
      const ancestors = ancestorsOf(element);
      // React removes it next.
      queueMicrotask(() => focusHeir(ancestors, heirs));
    };
  };
}

/** Gives the focus to the nearest heir, if nothing has it. */
export function focusHeir(ancestors: readonly Element[], heirs: readonly Heir[]): void {
  if (document.activeElement !== document.body) return;
  for (const heir of heirs) {
    const places = typeof heir === "string" ? findPlaces(ancestors, heir) : [heir.current];
    const place = places.find((element) => element?.checkVisibility());
    if (place) return place.focus({ preventScroll: isInWindow(place) });
  }
}

/** The nearest first. */
function findPlaces(ancestors: readonly Element[], selector: string): HTMLElement[] {
  const there = ancestors.filter(({ isConnected }) => isConnected);
  return there.flatMap((ancestor) => Array.from(ancestor.querySelectorAll<HTMLElement>(selector)));
}

/** Returns the elements around an element, the nearest first. */
export function ancestorsOf({ parentElement }: Element): Element[] {
  return parentElement === null ? [] : [parentElement, ...ancestorsOf(parentElement)];
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
