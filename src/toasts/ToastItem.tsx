import { CircleAlert, CircleCheck, type LucideIcon, X } from "lucide-react";
import { Fragment, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";

import { useTexts } from "../i18n/useTexts";
import { Button } from "../ui/Button";
import { useCloseLabel } from "../ui/useCloseLabel";
import styles from "./ToastList.module.css";
import type { ToastAction, ToastType } from "./useToasts";

export const DURATION_MS = 3000;

/** For an Undo. A success has been said, and its offer may go. */
const OFFER_MS = 15_000;

const icons: Record<ToastType, LucideIcon> = { success: CircleCheck, error: CircleAlert };

export interface Toast {
  /** Unique within a visit. */
  readonly id: number;
  readonly type: ToastType;
  readonly message: string;
  readonly action: ToastAction | undefined;
  /** Whether its time is over, and it fades out. */
  readonly isLeaving: boolean;
  /** Lets it fade out. Called when its time is up or a person closes it. */
  readonly end: () => void;
  /** Called when it has faded out. */
  readonly remove: () => void;
}

interface ToastItemProps {
  readonly toast: Toast;
  /** Whether its time stands still. */
  readonly isHeld: boolean;
}

export function ToastItem({ toast, isHeld }: ToastItemProps) {
  const t = useTexts("toasts");
  const closeLabel = useCloseLabel();
  const { type, message, action, isLeaving, end, remove } = toast;
  const item = useRef<HTMLDivElement>(null);
  const timeLeft = useRef(action === undefined ? DURATION_MS : OFFER_MS);
  const [origin] = useState(() => document.activeElement);
  const Icon = icons[type];
  // An error that can be retried waits until the person has read it: https://www.w3.org/TR/WCAG22/#timing-adjustable
  const isTimed = (action === undefined || type === "success") && !isLeaving && !isHeld;

  useEffect(() => {
    if (!isTimed) return;
    const start = performance.now();
    const timer = setTimeout(end, timeLeft.current);
    return () => {
      clearTimeout(timer);
      timeLeft.current -= performance.now() - start;
    };
  }, [isTimed, end]);

  useEffect(() => {
    if (!isLeaving) return;
    const fades = item.current!.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(fades).then(remove);
  }, [isLeaving, remove]);

  function close(returnsFocus: boolean): void {
    // The focused button disappears with the toast.
    if (returnsFocus && origin instanceof HTMLElement) origin.focus();
    end();
  }

  const handleKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && close(true);
  // A key press has no detail.
  const handleClose = ({ detail }: MouseEvent) => close(detail === 0);

  return (
    <div ref={item} role="group" aria-label={message} inert={isLeaving} className={styles.toast} data-type={type}>
      <Icon aria-hidden className={styles.icon} />
      <div>
        {/* An address in it breaks between its parts. */}
        <p>
          {message.split(/(?=[@+])/).map((piece, place) => (
            <Fragment key={place}>
              {place > 0 && <wbr />}
              {piece}
            </Fragment>
          ))}
        </p>
        {action?.hint !== undefined && <p>{action.hint}</p>}
      </div>
      {action && (
        <>
          <Button
            variant="quiet"
            onKeyDown={handleKeyDown}
            onClick={(event) => {
              handleClose(event);
              action.onPress();
            }}
          >
            {action.label ?? t("retry")}
          </Button>
          <Button
            variant="quiet"
            className={styles.close}
            aria-label={closeLabel}
            onKeyDown={handleKeyDown}
            onClick={handleClose}
          >
            <X aria-hidden />
          </Button>
        </>
      )}
    </div>
  );
}
