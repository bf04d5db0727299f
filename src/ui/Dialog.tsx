import { X } from "lucide-react";
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";

import { Button } from "./Button";
import styles from "./Dialog.module.css";

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called once the dialog has closed, if its opener is gone and so cannot get the focus back. */
  readonly onFocusLost?: (() => void) | undefined;
  readonly title: string;
  /** The accessible name of the close button. */
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A modal dialog. The browser keeps the focus inside, closes it on Esc, and returns the focus afterwards. */
export function Dialog({ isOpen, onClose, onFocusLost, title, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  const titleId = useId();
  const handleClosed = useEffectEvent(() => {
    if (document.activeElement === document.body) onFocusLost?.();
  });

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    element.showModal();
    return () => {
      element.close();
      requestAnimationFrame(() => handleClosed());
    };
  }, [isOpen]);

  // Keeps one listener while the dialog is open. Another component may render during `popstate`, and the browser does
  // not call a listener that is replaced at that moment.
  const close = useEffectEvent(onClose);

  // Back may hide the view that the dialog is in. The hidden dialog would still block the page.
  useEffect(() => {
    if (!isOpen) return;
    const handleBack = () => close();
    window.addEventListener("popstate", handleBack);
    return () => window.removeEventListener("popstate", handleBack);
  }, [isOpen]);

  // The content covers the whole box, so the dialog element itself is what lies around it.
  function handlePointerDown({ target, currentTarget }: PointerEvent): void {
    isPressedOutside.current = target === currentTarget;
  }

  function handleClick({ target, currentTarget }: MouseEvent): void {
    // A person who selects text may let go outside.
    if (isPressedOutside.current && target === currentTarget) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            <Button variant="quiet" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <X aria-hidden />
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
