/** Whether the person has a mouse, and so a keyboard: the focus in a field then brings none on the screen. */
export function isAtComputer(): boolean {
  return window.matchMedia("(hover: hover) and (pointer: fine)").matches;
}
