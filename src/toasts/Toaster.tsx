import { Toast as BaseToast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, Info, type LucideIcon } from "lucide-react";
import { useEffect } from "react";

import { ToastButtons } from "./ToastButtons";
import styles from "./Toaster.module.css";
import { type Toast, TOAST_DURATION_MS, type ToasterProps, type ToastLabels, type ToastType } from "./toast";

const icons: Record<ToastType, LucideIcon> = { info: Info, success: CircleCheck, error: CircleAlert };

/** Shows the toasts, says them to screen readers politely, and takes each away when its time is up. */
export function Toaster({ labels, toasts, onEnd }: ToasterProps) {
  return (
    <BaseToast.Provider timeout={TOAST_DURATION_MS}>
      <BaseToast.Viewport className={styles.viewport} aria-label={labels.region}>
        <ShownToasts labels={labels} />
      </BaseToast.Viewport>
      {toasts.map((toast) => (
        <ToastEntry key={toast.id} toast={toast} onEnd={onEnd} />
      ))}
    </BaseToast.Provider>
  );
}

/** Keeps Base UI's list in step with ours, which knows nothing of a toast's way in and out. */
function ToastEntry({ toast, onEnd }: { readonly toast: Toast } & Pick<ToasterProps, "onEnd">) {
  const { add, close } = BaseToast.useToastManager<Toast>();

  useEffect(() => {
    const { message, retry } = toast;
    const id = add({
      title: message,
      description: retry?.hint,
      // What asks for an action must not go before a person has read it: https://www.w3.org/TR/WCAG22/#timing-adjustable
      timeout: retry === undefined ? TOAST_DURATION_MS : 0,
      onClose: () => onEnd(toast),
      data: toast,
    });
    return () => close(id);
  }, [add, close, toast, onEnd]);

  return null;
}

function ShownToasts({ labels }: { readonly labels: ToastLabels }) {
  const { toasts, close } = BaseToast.useToastManager<Toast>();
  return toasts.map(({ data, ...toast }) => {
    const { type, retry } = data!;
    const Icon = icons[type];
    return (
      <BaseToast.Root
        key={toast.id}
        toast={toast}
        className={styles.toast}
        data-type={type}
        swipeDirection="down"
        // A message to read, not the dialog that Base UI takes a toast for.
        role="group"
        aria-modal={undefined}
        tabIndex={-1}
      >
        <Icon aria-hidden className={styles.icon} />
        <div>
          <BaseToast.Title render={<p />} />
          <BaseToast.Description />
        </div>
        {retry && <ToastButtons labels={labels} retry={retry} onClose={() => close(toast.id)} />}
      </BaseToast.Root>
    );
  });
}
