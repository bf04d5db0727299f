/** Finds the first element that a person can see. The views that are not shown have such elements too. */
export function findShown(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
}
