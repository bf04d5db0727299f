import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";

import { Button } from "./Button";
import styles from "./Dialog.module.css";

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The name of the button that closes it. */
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A modal dialog: the browser keeps the focus inside, closes it on Esc, and gives the focus back. */
export function Dialog({ isOpen, onClose, title, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    element.showModal();
    return () => element.close();
  }, [isOpen]);

  // One listener while it is open: what is added while Back is told is not told.
  const close = useEffectEvent(onClose);

  // Back may lead to a view that the dialog is not in: unseen, it would block the page.
  useEffect(() => {
    if (!isOpen) return;
    const handleBack = () => close();
    window.addEventListener("popstate", handleBack);
    return () => window.removeEventListener("popstate", handleBack);
  }, [isOpen]);

  function handleClick(event: MouseEvent<HTMLDialogElement>): void {
    // The content covers the dialog's box, so what hits the dialog itself hit the backdrop.
    if (event.target === event.currentTarget) onClose();
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose} onClick={handleClick}>
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
