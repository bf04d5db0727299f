/** React calls a `ref` again when it shows a view again. */
const brought = new WeakSet<HTMLElement>();

/** A `ref` for an element that a press opens. Without it, the element could open below the window. */
export function bringIntoSight(element: HTMLElement | null): void {
  if (element === null || brought.has(element)) return;
  brought.add(element);
  element.scrollIntoView({ block: "nearest" });
}
