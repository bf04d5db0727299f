/** Returns the index of the row that the element is in, or `null` for the list itself. */
export function rowIndexOf(element: Element): number | null {
  const index = element.closest<HTMLElement>("[data-index]")?.dataset.index;
  return index === undefined ? null : Number(index);
}
