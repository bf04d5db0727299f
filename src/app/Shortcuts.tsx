import { useEffect, useEffectEvent, useState } from "react";

import { areShortcutsOn } from "./shortcutSwitch";
import { ShortcutsDialog } from "./ShortcutsDialog";

const HELP_KEY = "?";

/** In `:is`, for a browser without popovers knows no such state. */
const OPEN_ABOVE_THE_PAGE = ":is(dialog[open], :popover-open)";

/** Where a key writes, or looks for a choice that begins with it. */
const TYPED_INTO = "input:not([type=checkbox], [type=radio]), textarea, select";

/**
 * Listens for the page's keys. What has one says so in `aria-keyshortcuts`: a field gets the focus, a
 * button is clicked. One more key opens the list of them all.
 */
export function Shortcuts() {
  const [isOpen, setIsOpen] = useState(false);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return;
    if (event.key === HELP_KEY) {
      setIsOpen(true);
      return;
    }
    const owner = ownerOf(event.key);
    if (owner === undefined) return;
    // Or else the field that gets the focus gets the letter too, and Firefox opens its search at "/".
    event.preventDefault();
    if (owner.matches(TYPED_INTO)) owner.focus();
    else owner.click();
  });

  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener("keydown", (event) => handleKey(event), controller);
    return () => controller.abort();
  }, []);

  return <ShortcutsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}

/** Whether the key is pressed for the page, and not to type, for the browser, or for what is open above the page. */
function isForPage({ defaultPrevented, repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return (
    areShortcutsOn() &&
    !(defaultPrevented || repeat || ctrlKey || metaKey || altKey) &&
    !(target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO))) &&
    document.querySelector(OPEN_ABOVE_THE_PAGE) === null
  );
}

/** What has the key and is to be seen: the view that is not shown has keys as well. */
function ownerOf(key: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].find(
    (element) => element.getAttribute("aria-keyshortcuts") === key && element.checkVisibility(),
  );
}
