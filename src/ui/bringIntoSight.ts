/** A `ref` for an element that a press opens. Without it, the element could open below the window. */
export function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
