import { createContext, type ReactNode, type RefObject, use, useCallback, useId, useRef, useState } from "react";

import { CloseButton } from "../ui/CloseButton";
import { useModal } from "../ui/useModal";
import { LargeAddress } from "./LargeAddress";
import styles from "./ShowProvider.module.css";

/** Fills the window with one address. Resolves once a person ends that. */
type Show = (email: string) => Promise<void>;

const ShowContext = createContext<Show | null>(null);

export function useShow(): Show {
  const show = use(ShowContext);
  if (show === null) throw new Error("useShow is called outside a ShowProvider");
  return show;
}

interface ShowProviderProps {
  readonly label: string;
  /** Gets the focus if the opener is gone. */
  readonly heir: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Provides `useShow`: a dialog that fills the window with one address, until Esc or a press anywhere. */
export function ShowProvider({ label, heir, children }: ShowProviderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const addressId = useId();
  // It stays as it was pressed, whatever another tab does to its row.
  const [shown, setShown] = useState<{ readonly email: string; readonly end: () => void } | null>(null);
  const show = useCallback<Show>((email) => new Promise((end) => setShown({ email, end })), []);

  useModal(dialog, shown !== null, close, heir);

  function close(): void {
    setShown(null);
    shown?.end();
  }

  function handlePress({ detail }: { readonly detail: number }): void {
    // The second press of a double one was meant for the button that has opened it.
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

/**
 * Drops the second press of a double click whose first press has closed something. Otherwise what was below it would
 * get that press. The next single press ends this.
 */
function dropSecondPress(): void {
  const end = new AbortController();

  function handle(event: MouseEvent): void {
    if (event.detail <= 1) return end.abort();
    // At `mousedown` the focus would move, and at `click` a control would act.
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  for (const type of ["mousedown", "click"] as const) {
    window.addEventListener(type, handle, { capture: true, signal: end.signal });
  }
}
