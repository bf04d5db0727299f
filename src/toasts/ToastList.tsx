import { useEffect, useRef, useSyncExternalStore } from "react";

import { type Toast, ToastItem } from "./ToastItem";
import styles from "./ToastList.module.css";

interface ToastListProps {
  /** The newest comes last. */
  readonly toasts: readonly Toast[];
}

/**
 * The newest of the toasts, above everything else on the page. Once it has gone, the one before is shown again. Their
 * time stands still while a person reads or uses one.
 */
export function ToastList({ toasts }: ToastListProps) {
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
