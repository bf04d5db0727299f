/** A `ref` of an element that a press opens, which may be below the window. */
export function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
