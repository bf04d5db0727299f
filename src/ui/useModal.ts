import { useEffect, useEffectEvent, useRef } from "react";

import { ancestorsOf, focusFirst } from "./passFocusTo";

/** The state of the history entry that an open dialog has. Back leaves that entry, and nothing else. */
const DIALOG = "dialog";

/**
 * Returns the `ref` of a modal dialog, and opens and closes it. The browser closes it on Esc, and returns the focus, which
 * goes to the fallback if the opener is gone. Back closes it too: it calls `onClose`, which the dialog needs for Esc.
 */
export function useModal(isOpen: boolean, onClose: () => void, focusFallback?: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Keeps one listener while the dialog is open. Another component may render during `popstate`, and the browser does
  // not call a listener that is replaced at that moment.
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    // A closed dialog leaves its entry a moment later. The next dialog may be open by then, and keeps its own entry.
    const handleBack = () => void (history.state === DIALOG || close());
    element.showModal();
    try {
      history.pushState(DIALOG, "");
    } catch {
      // The browser allows no more entries for now, so Back leaves the view as well.
    }
    window.addEventListener("popstate", handleBack);
    return () => {
      window.removeEventListener("popstate", handleBack);
      if (history.state === DIALOG) history.back();
      element.close();
      if (focusFallback !== undefined) requestAnimationFrame(() => focusFirst(ancestorsOf(element), [focusFallback]));
    };
  }, [isOpen, focusFallback]);

  return dialog;
}
