/**
 * Makes a `ref` for an element that may go while it, or something in it, has the focus. Without an heir, a person would
 * start again at the top of the page.
 *
 * @param heirs Selectors. The focus goes to the first one that finds something in sight, the nearest one of its kind.
 */
export function passFocusTo(...heirs: readonly string[]) {
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
export function focusHeir(ancestors: readonly Element[], heirs: readonly string[]): void {
  if (document.activeElement !== document.body) return;
  for (const heir of heirs) {
    for (const ancestor of ancestors) {
      const places = ancestor.isConnected ? ancestor.querySelectorAll<HTMLElement>(heir) : [];
      const place = Array.from(places).find((element) => element.checkVisibility());
      if (place !== undefined) return place.focus({ preventScroll: isInWindow(place) });
    }
  }
}

/** Returns the elements around an element, the nearest first. */
export function ancestorsOf({ parentElement }: Element): Element[] {
  return parentElement === null ? [] : [parentElement, ...ancestorsOf(parentElement)];
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
