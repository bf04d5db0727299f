import { CircleAlert, CircleCheck, Info } from "lucide";
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

import { useTexts } from "../i18n/useTexts";
import { Button } from "../ui/Button";
import { CloseButton } from "../ui/CloseButton";
import { Icon } from "../ui/Icon";
import { isOverlayOpen } from "../ui/isOverlayOpen";
import styles from "./ToastList.module.css";

const DURATION_MS = 3000;

/** A person needs time to decide on an offer. */
const OFFER_MS = 15_000;

const icons = { success: CircleCheck, error: CircleAlert, news: Info };

export interface ToastAction {
  /** The text of the button; "Retry" without it. */
  readonly label?: string;
  readonly hint?: string | undefined;
  readonly onPress: () => void;
}

export interface Toast {
  readonly id: number;
  /** The action of a `success` takes it back. */
  readonly type: keyof typeof icons;
  readonly message: string;
  readonly action: ToastAction | undefined;
  /** Called when its time is up or a person closes it. */
  readonly end: () => void;
}

/**
 * Shows the newest toast, which comes last, above everything else on the page, and then the one before it. No time runs
 * while a person reads or uses a toast. The list is there also without one: screen readers say only what comes into it.
 */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  const list = useRef<HTMLDivElement>(null);
  const isHeld = useSyncExternalStore(
    onAttention,
    () => document.hidden || list.current?.matches(":hover, :focus-within") === true,
    () => false,
  );
  const newestId = toasts.at(-1)?.id;

  useEffect(() => {
    const element = list.current!;
    // The last popover or dialog to open is on top, so the list opens again above a dialog. Without one it stays open:
    // hiding it would lose the focus, and a screen reader would say all of it again.
    const isBelow = newestId !== undefined && isOverlayOpen();
    if (isBelow && element.matches(":popover-open:not(:focus-within)")) element.hidePopover();
    element.showPopover();
  }, [newestId]);

  return (
    <div ref={list} popover="manual" className={styles.list}>
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          isNewest={toast.id === newestId}
          // A message has been announced, and may end unseen. An offer may not.
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
  readonly isNewest: boolean;
  /** Whether its time stands still. */
  readonly isHeld: boolean;
}

function ToastItem({ toast, isNewest, isHeld }: ToastItemProps) {
  const t = useTexts("toasts");
  const { type, message, action, end } = toast;
  const item = useRef<HTMLDivElement>(null);
  const timeLeft = useRef(action === undefined ? DURATION_MS : OFFER_MS);
  const [origin] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : null));
  // An error that can be retried waits until the person has read it: https://www.w3.org/TR/WCAG22/#timing-adjustable
  const isTimed = !isHeld && (type !== "error" || action === undefined);
  const isUndo = type === "success" && action !== undefined && isNewest;

  useEffect(() => {
    if (!isTimed) return;
    const start = performance.now();
    const timer = setTimeout(end, timeLeft.current);
    return () => {
      clearTimeout(timer);
      timeLeft.current -= performance.now() - start;
    };
  }, [isTimed, end]);

  // An Undo is at the end of the page and goes soon. So the first Tab reaches it, and the one after Close goes on from
  // where the first one was.
  useEffect(() => {
    if (!isUndo) return;
    const [undo, close] = item.current!.querySelectorAll("button");
    let left: Element | null = null;
    function handleKey(event: KeyboardEvent): void {
      const { key, altKey, shiftKey } = event;
      const isHeldDown = event.ctrlKey || event.metaKey;
      const { activeElement } = document;
      if (event.defaultPrevented || altKey || shiftKey || isOverlayOpen()) return;
      if (key === "Tab" && !isHeldDown && left === null) {
        left = activeElement;
        event.preventDefault();
        undo!.focus();
      } else if (key === "Tab" && activeElement === close && left instanceof HTMLElement) {
        // The browser moves the focus on from there.
        left.focus();
      } else if (key.toLowerCase() === "z" && isHeldDown && document.querySelector(":read-write:focus") === null) {
        event.preventDefault();
        undo!.click();
      }
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isUndo]);

  // Otherwise the focus would be lost with the toast.
  useLayoutEffect(
    () => () => {
      if (item.current!.contains(document.activeElement)) origin?.focus();
    },
    [origin],
  );

  const handleKeyDown = ({ key }: { readonly key: string }) => key === "Escape" && end();

  function handleClose({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
    // A key press has no detail. Nobody who taps wants the keyboard of a field.
    if (detail > 0) currentTarget.blur();
    end();
  }

  function handleAction(event: MouseEvent<HTMLElement>): void {
    handleClose(event);
    action?.onPress();
  }

  return (
    <div ref={item} role="group" aria-label={message} className={styles.toast} data-type={type}>
      <Icon node={icons[type]} className={styles.icon} />
      <div>
        {/* An address may break before its + and its @. */}
        <p>
          {message.split(/(?=[@+])/).flatMap((piece, index) => (index === 0 ? piece : [<wbr key={index} />, piece]))}
        </p>
        {action?.hint !== undefined && <p>{action.hint}</p>}
      </div>
      {action && (
        <>
          <Button variant="quiet" onKeyDown={handleKeyDown} onClick={handleAction}>
            {action.label ?? t("retry")}
          </Button>
          <CloseButton className={styles.close} onKeyDown={handleKeyDown} onClick={handleClose} />
        </>
      )}
    </div>
  );
}
