/**
 * Makes a `ref` for an element that may go while it, or something in it, has the focus. The focus then goes to the first
 * fallback that is in sight, and not to the top of the page. Each is a selector, and finds the nearest of its kind.
 */
export function passFocusTo(...fallbacks: readonly string[]) {
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
export function focusFirst(ancestors: readonly Element[], fallbacks: readonly string[]): void {
  if (document.activeElement !== document.body) return;
  const there = ancestors.filter(({ isConnected }) => isConnected);
  const find = (selector: string) =>
    there.flatMap((ancestor) => Array.from(ancestor.querySelectorAll<HTMLElement>(selector)));
  const target = fallbacks.flatMap(find).find((element) => element.checkVisibility());
  if (!target) return;
  const { top, bottom } = target.getBoundingClientRect();
  target.focus({ preventScroll: bottom > 0 && top < window.innerHeight });
}

/** The nearest first. */
export function ancestorsOf({ parentElement }: Element): Element[] {
  return parentElement === null ? [] : [parentElement, ...ancestorsOf(parentElement)];
}
