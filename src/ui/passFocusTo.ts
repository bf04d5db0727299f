import type { RefObject } from "react";

/** A selector, for what the same folder draws, or an element that another folder hands over. */
export type FocusFallback = string | RefObject<HTMLElement | null>;

/**
 * Makes a `ref` for an element that may go while it, or something in it, has the focus. Without a fallback, a person would
 * start again at the top of the page.
 *
 * @param fallbacks The focus goes to the first one that is in sight. A selector finds the nearest of its kind.
 */
export function passFocusTo(...fallbacks: readonly FocusFallback[]) {
  return (element: HTMLElement | null) => {
    if (element === null) return;
    return () => {
      if (!element.contains(document.activeElement)) return;
      const ancestors = ancestorsOf(element);
      // React removes it next.
      queueMicrotask(() => focusFirst(ancestors, fallbacks));
    };
  };
}

/** Gives the focus to the nearest fallback, if nothing has it. */
export function focusFirst(ancestors: readonly Element[], fallbacks: readonly FocusFallback[]): void {
  if (document.activeElement !== document.body) return;
  for (const fallback of fallbacks) {
    const elements = typeof fallback === "string" ? findElements(ancestors, fallback) : [fallback.current];
    const target = elements.find((element) => element?.checkVisibility());
    if (target) return target.focus({ preventScroll: isInWindow(target) });
  }
}

/** The nearest first. */
function findElements(ancestors: readonly Element[], selector: string): HTMLElement[] {
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
