/** Whether the person types on a keyboard. A browser that knows of no mouse has no coarse pointer either. */
export function isAtComputer(): boolean {
  return !window.matchMedia("(pointer: coarse)").matches;
}
