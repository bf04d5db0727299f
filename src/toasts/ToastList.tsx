import { CircleAlert, CircleCheck, type LucideIcon } from "lucide-react";
import { Fragment, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

import { useTexts } from "../i18n/useTexts";
import { Button } from "../ui/Button";
import { CloseButton } from "../ui/CloseButton";
import styles from "./ToastList.module.css";

const DURATION_MS = 3000;

/** For an Undo. A success has been said, and its offer may go. */
const OFFER_MS = 15_000;

type ToastType = "success" | "error";

/** Gives a toast a button. An error then stays until a person acts on it, and a success for 15 seconds. */
export interface ToastAction {
  /** The text of the button. Without it, the button offers to retry. */
  readonly label?: string;
  /** Advice that follows the message. */
  readonly hint?: string | undefined;
  readonly onPress: () => void;
}

const icons: Record<ToastType, LucideIcon> = { success: CircleCheck, error: CircleAlert };

export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly message: string;
  readonly action: ToastAction | undefined;
  /** Whether its time is over, and it fades out. */
  readonly isLeaving: boolean;
  /** Lets it fade out. Called when its time is up or a person closes it. */
  readonly end: () => void;
  readonly remove: () => void;
}

/**
 * The newest of the toasts, above everything else on the page. Once it has gone, the one before is shown again. Their
 * time stands still while a person reads or uses one.
 *
 * @param toasts The newest comes last.
 */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  const list = useRef<HTMLDivElement>(null);
  const isHeld = useSyncExternalStore(
    onAttention,
    () => document.hidden || list.current?.matches(":hover, :focus-within") === true,
  );
  const newestId = toasts.at(-1)?.id;

  useEffect(() => {
    const element = list.current;
    if (element === null || newestId === undefined) return;
    // The last to open is on top, and a new toast must be above a dialog too. Hiding the list would drop a focus in it.
    if (element.matches(":popover-open:not(:focus-within)")) element.hidePopover();
    element.showPopover();
  }, [newestId]);

  return (
    <div ref={list} popover="manual" className={styles.list}>
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          // An announced message may end unseen. An offer may not.
          isHeld={isHeld || (toast.action !== undefined && toast.id !== newestId)}
        />
      ))}
    </div>
  );
}

function onAttention(onChange: () => void): () => void {
  const controller = new AbortController();
  for (const type of ["pointerover", "pointerout", "focusin", "focusout", "visibilitychange"]) {
    document.addEventListener(type, onChange, controller);
  }
  return () => controller.abort();
}

interface ToastItemProps {
  readonly toast: Toast;
  /** Whether its time stands still. */
  readonly isHeld: boolean;
}

function ToastItem({ toast, isHeld }: ToastItemProps) {
  const t = useTexts("toasts");
  const { type, message, action, isLeaving, end, remove } = toast;
  const item = useRef<HTMLDivElement>(null);
  const timeLeft = useRef(action === undefined ? DURATION_MS : OFFER_MS);
  const [origin] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : null));
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

  // A newer offer takes its place, even if it has the focus.
  useLayoutEffect(
    () => () => {
      if (item.current!.contains(document.activeElement)) origin?.focus();
    },
    [origin],
  );

  function close(returnsFocus: boolean): void {
    // The focused button disappears with the toast.
    if (returnsFocus) origin?.focus();
    end();
  }

  const handleKeyDown = ({ key }: { readonly key: string }) => key === "Escape" && close(true);
  // A key press has no detail.
  const handleClose = ({ detail }: { readonly detail: number }) => close(detail === 0);

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
          <CloseButton className={styles.close} onKeyDown={handleKeyDown} onClick={handleClose} />
        </>
      )}
    </div>
  );
}
