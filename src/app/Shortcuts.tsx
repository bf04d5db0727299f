import { useEffect, useEffectEvent, useState } from "react";

import { ShortcutsDialog } from "./ShortcutsDialog";
import { areShortcutsOn } from "./shortcutSwitch";

const HELP_KEY = "?";

/** `:is` skips `:popover-open` in browsers that lack it. Outside `:is`, it would make the whole selector invalid. */
const OPEN_OVERLAY = ":is(dialog[open], :popover-open)";

/** Controls that use letter keys themselves: a field takes the letter, and a select jumps to an option with it. */
const TYPING_CONTROLS = "input:not([type=checkbox], [type=radio]), textarea, select";

/**
 * Listens for the keyboard shortcuts. An element declares its shortcut in `aria-keyshortcuts`. The shortcut focuses a
 * field and clicks a button. `?` opens the list of all shortcuts.
 */
export function Shortcuts() {
  const [isOpen, setIsOpen] = useState(false);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return;
    if (event.key === HELP_KEY) {
      setIsOpen(true);
      return;
    }
    const owner = findVisibleOwner(event.key);
    if (owner === undefined) return;
    // Otherwise the newly focused field would receive the letter, and Firefox would open its search bar on "/".
    event.preventDefault();
    if (owner.matches(TYPING_CONTROLS)) owner.focus();
    else owner.click();
  });

  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener("keydown", (event) => handleKey(event), controller);
    return () => controller.abort();
  }, []);

  return <ShortcutsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}

/** Whether the key press is for the page: not for the browser, a control that takes letters, or an open overlay. */
function isForPage({ defaultPrevented, repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return (
    areShortcutsOn() &&
    !(defaultPrevented || repeat || ctrlKey || metaKey || altKey) &&
    !(target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPING_CONTROLS))) &&
    document.querySelector(OPEN_OVERLAY) === null
  );
}

/** Skips the hidden view, whose elements have shortcuts too. */
function findVisibleOwner(key: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].find(
    (element) => element.getAttribute("aria-keyshortcuts") === key && element.checkVisibility(),
  );
}
