import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from "react";

import { CloseButton } from "../ui/CloseButton";
import { useModal } from "../ui/useModal";
import { LargeAddress } from "./LargeAddress";
import styles from "./ShowProvider.module.css";

/** Resolves when the dialog has ended. */
type Show = (email: string) => Promise<void>;

const ShowContext = createContext<Show | null>(null);

export const useShow = (): Show => use(ShowContext)!;

interface ShowProviderProps {
  readonly label: string;
  readonly focusFallback: string;
  readonly children: ReactNode;
}

/** Provides `useShow`: a dialog that fills the window with one address, until Esc or a press anywhere. */
export function ShowProvider({ label, focusFallback, children }: ShowProviderProps) {
  const addressId = useId();
  // The address stays, whatever another tab does to its row.
  const [shown, setShown] = useState<{ readonly email: string; readonly onEnd: () => void } | null>(null);
  const show = useCallback((email: string) => new Promise<void>((onEnd) => setShown({ email, onEnd })), []);
  const close = () => setShown(null);

  useEffect(() => shown?.onEnd, [shown]);

  const dialog = useModal(shown !== null, close, focusFallback);

  function handlePress({ detail }: { readonly detail: number }): void {
    // The second press of a double click was meant for the button that opened the dialog.
    if (detail > 1) return;
    close();
    dropSecondPress();
  }

  return (
    <ShowContext value={show}>
      {children}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={label}
        aria-describedby={addressId}
        onClose={close}
        onClick={handlePress}
      >
        {shown !== null && (
          <>
            <CloseButton className={styles.close} />
            <LargeAddress id={addressId} email={shown.email} />
          </>
        )}
      </dialog>
    </ShowContext>
  );
}

/** Keeps the second press of a double click from the controls behind the dialog. */
function dropSecondPress(): void {
  function handle(event: MouseEvent): void {
    if (event.detail <= 1) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  // At `mousedown` the focus would move, and at `click` a control would act.
  for (const type of ["mousedown", "click"] as const) {
    window.addEventListener(type, handle, { capture: true, once: true });
  }
}
