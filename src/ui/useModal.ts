import { type RefObject, useEffect, useEffectEvent } from "react";

import { ancestorsOf, focusHeir, type Heir } from "./passFocusTo";

/**
 * Opens and closes a modal dialog. The browser keeps the focus inside, closes it on Esc, and returns the focus
 * afterwards.
 *
 * @param onClose Called when the person goes back. It is for the dialog's own `onClose` too, which Esc calls.
 * @param heir Gets the focus if the opener is gone.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onClose: () => void,
  heir?: Heir,
): void {
  // Keeps one listener while the dialog is open. Another component may render during `popstate`, and the browser does
  // not call a listener that is replaced at that moment.
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    const handleBack = () => close();
    element.showModal();
    // Back may hide the view that the dialog is in. The hidden dialog would still block the page.
    window.addEventListener("popstate", handleBack);
    return () => {
      window.removeEventListener("popstate", handleBack);
      element.close();
      if (heir !== undefined) requestAnimationFrame(() => focusHeir(ancestorsOf(element), [heir]));
    };
  }, [dialog, isOpen, heir]);
}
