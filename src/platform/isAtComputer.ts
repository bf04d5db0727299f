/**
 * Whether the person types on a keyboard: the focus in a field then brings none onto the screen. A browser without a
 * mouse that it knows of has no coarse pointer either.
 */
export function isAtComputer(): boolean {
  return !window.matchMedia("(pointer: coarse)").matches;
}
