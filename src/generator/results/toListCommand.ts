export type ListCommand = "select-all" | "select-range" | "deselect" | "copy" | "move";

/**
 * Returns what a key press asks of the list. Presses with other keys held are the browser's: Alt and Left goes back,
 * Control and Shift and C opens its tools.
 *
 * @returns `"move"` for each key that may move the focus, and `null` if the press is left to the browser.
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
  if (key === " ") return shiftKey ? "select-range" : null;
  return "move";
}
