/**
 * Makes a wide page as wide as the form and what is beside it: the list, or without it the rows of several sites.
 *
 * @returns Ends that, because another view has the page to itself.
 */
export function showPair(beside: "list" | "rows", isThere = true): () => void {
  const root = document.documentElement;
  root.toggleAttribute(`data-${beside}`, isThere);
  return () => root.removeAttribute(`data-${beside}`);
}
