import { useEffect } from "react";

import { type Toast, TOAST_DURATION_MS, type ToasterProps } from "./toast";
import { ToastButtons } from "./ToastButtons";
import styles from "./Toaster.module.css";

/** Shows the toasts without Base UI, if `Toaster` cannot be loaded. No message is lost. */
export function PlainToaster({ labels, toasts, onEnd }: ToasterProps) {
  return (
    <div role="region" aria-label={labels.region} aria-live="polite" className={styles.viewport}>
      {toasts.map((toast) => (
        <PlainToast key={toast.id} labels={labels} toast={toast} onEnd={onEnd} />
      ))}
    </div>
  );
}

interface PlainToastProps extends Omit<ToasterProps, "toasts"> {
  readonly toast: Toast;
}

function PlainToast({ labels, toast, onEnd }: PlainToastProps) {
  useEffect(() => {
    if (toast.retry !== undefined) return;
    const timer = setTimeout(() => onEnd(toast), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast, onEnd]);

  return (
    <div className={styles.toast}>
      <p>
        {toast.message} {toast.retry?.hint}
      </p>
      {toast.retry && <ToastButtons labels={labels} retry={toast.retry} onClose={() => onEnd(toast)} />}
    </div>
  );
}
