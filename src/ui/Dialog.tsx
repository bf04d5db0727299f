import { type MouseEvent, type PointerEvent, type ReactNode, useId, useRef } from "react";

import { CloseButton } from "./CloseButton";
import styles from "./Dialog.module.css";
import { useModal } from "./useModal";

export interface DialogState {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface DialogProps extends DialogState {
  readonly focusFallback?: string;
  readonly title: string;
  /** The id of the text that says what is lost. A screen reader says it with the title. */
  readonly warningId?: string;
  readonly children: ReactNode;
}

export function Dialog({ isOpen, onClose, focusFallback, title, warningId, children }: DialogProps) {
  const dialog = useModal(isOpen, onClose, focusFallback);
  const isPressedOutside = useRef(false);
  const titleId = useId();

  // The content covers the whole box, so a press on the dialog element itself is outside.
  function handlePointerDown({ target, currentTarget }: PointerEvent): void {
    isPressedOutside.current = target === currentTarget;
  }

  function handleClick({ target, currentTarget, detail }: MouseEvent): void {
    // A person who selects text may let go outside. The second press of a double one was meant for the opener.
    if (isPressedOutside.current && target === currentTarget && detail < 2) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={`surface ${styles.dialog}`}
      aria-labelledby={titleId}
      aria-describedby={warningId}
      onClose={onClose}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      {isOpen && (
        <div className={`stack ${styles.content}`}>
          <div className={`line ${styles.header}`}>
            <h2 id={titleId}>{title}</h2>
            <CloseButton className={styles.close} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** A `ref` of the element that has the focus when its dialog opens. React itself does not write the attribute. */
export function setAutofocus(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}
