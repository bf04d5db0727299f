/**
 * Makes a wide page as wide as the form and the list of those given, which are then beside each other. The style sheet of
 * the view has the widths.
 */
export function showPair(isThere: boolean): void {
  document.documentElement.toggleAttribute("data-pair", isThere);
}
