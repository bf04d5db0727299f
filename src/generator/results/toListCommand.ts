export type ListCommand = "select-all" | "select-range" | "deselect" | "copy";

/**
 * Returns what a key press asks of the list, or `null`. Presses with other keys held are the browser's: Control and
 * Shift and C opens its tools.
 */
export function toListCommand({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">): ListCommand | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    const letter = shiftKey ? null : key.toLowerCase();
    if (letter === "a") return "select-all";
    return letter === "c" ? "copy" : null;
  }
  if (key === "Escape") return shiftKey ? null : "deselect";
  return key === " " && shiftKey ? "select-range" : null;
}
