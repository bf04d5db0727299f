import { X } from "lucide-react";
import { createContext, type ReactNode, type RefObject, use, useCallback, useId, useRef, useState } from "react";

import { Button } from "../ui/Button";
import { dropSecondPress } from "../ui/dropSecondPress";
import { useCloseLabel } from "../ui/useCloseLabel";
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
  /** Names the dialog. */
  readonly label: string;
  /** Gets the focus if the opener is gone. */
  readonly heir: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Provides `useShow`: a dialog that fills the window with one address, until Esc or a press anywhere. */
export function ShowProvider({ label, heir, children }: ShowProviderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const addressId = useId();
  const closeLabel = useCloseLabel();
  // It stays as it was pressed, whatever another tab does to its row.
  const [shown, setShown] = useState<{ readonly email: string; readonly end: () => void } | null>(null);
  const show = useCallback<Show>((email) => new Promise((end) => setShown({ email, end })), []);

  useModal(dialog, shown !== null, close, heir);

  function close(): void {
    setShown(null);
    shown?.end();
  }

  function handlePress(): void {
    close();
    dropSecondPress();
  }

  return (
    <ShowContext value={show}>
      {children}
      <dialog ref={dialog} className={styles.dialog} aria-label={label} aria-describedby={addressId} onClose={close}>
        {shown !== null && (
          <>
            {/* It covers the window, so that a press anywhere is a press of it. */}
            <Button
              variant="quiet"
              className={styles.close}
              aria-label={closeLabel}
              ignoresDoubleClick
              onClick={handlePress}
            >
              <X aria-hidden />
            </Button>
            <LargeAddress id={addressId} email={shown.email} />
          </>
        )}
      </dialog>
    </ShowContext>
  );
}
