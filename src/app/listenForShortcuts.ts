import { earlyVisit } from "../platform/earlyVisit";
import { readStorage, writeStorage } from "../platform/storage";
import { isOverlayOpen } from "../ui/isOverlayOpen";
import { findShown } from "./findShown";

export const SHORTCUTS_KEY = "plusdot.shortcuts";

/** Controls that use letter keys themselves: a field takes the letter, and a select jumps to an option with it. */
const TYPING_CONTROLS = "input:not([type=checkbox], [type=radio]), textarea, select";

/** A key that follows another one sooner is typing, because two shortcuts take a person longer. One may be repeated. */
const TYPING_MS = 1000;

/**
 * Listens for the keyboard shortcuts until the page is left. An element declares its shortcut in `aria-keyshortcuts`.
 * The shortcut focuses a field and clicks a button. It needs no program.
 *
 * @returns A function that removes the listener.
 */
export function listenForShortcuts(): () => void {
  let lastTime = -Infinity;
  let lastShortcut = "";

  function handleKey(event: KeyboardEvent): void {
    // A blank presses what has the focus.
    if (!isForPage(event) || !/^\S$/.test(event.key)) return;
    // Caps Lock makes capitals.
    const key = event.key.toLowerCase();
    const isTyped = event.timeStamp - lastTime < TYPING_MS && key !== lastShortcut;
    const owner = isTyped ? undefined : findShortcutOwner(key);
    lastTime = event.timeStamp;
    lastShortcut = owner ? key : "";
    if (owner === undefined) return;
    // Otherwise the newly focused field would receive the letter, and Firefox would open its search bar on "/".
    event.preventDefault();
    if (owner.matches(TYPING_CONTROLS)) owner.focus();
    else owner.click();
  }

  document.addEventListener("keydown", handleKey);
  return () => document.removeEventListener("keydown", handleKey);
}

/** Finds the element that a shortcut acts on. */
export function findShortcutOwner(key: string): HTMLElement | undefined {
  return findShown(`[aria-keyshortcuts=${CSS.escape(key)}]`);
}

/** Whether the keyboard shortcuts work. They do until the person turns them off, in any tab. */
export function areShortcutsOn(): boolean {
  return (earlyVisit().shortcuts ?? readStorage(SHORTCUTS_KEY)) !== "off";
}

/** Turns the keyboard shortcuts on or off. If the choice cannot be stored, it holds until the page is left. */
export function switchShortcuts(isOn: boolean): void {
  const choice = isOn ? "on" : "off";
  writeStorage(SHORTCUTS_KEY, choice);
  earlyVisit().shortcuts = readStorage(SHORTCUTS_KEY) === choice ? undefined : choice;
}

function isForPage({ defaultPrevented, repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return (
    !(defaultPrevented || repeat || ctrlKey || metaKey || altKey) &&
    !(target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPING_CONTROLS))) &&
    !isOverlayOpen() &&
    areShortcutsOn()
  );
}
