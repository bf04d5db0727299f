import { Toast as BaseToast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, Info, type LucideIcon } from "lucide-react";
import { useEffect } from "react";

import { type Toast, TOAST_DURATION_MS, type ToasterProps, type ToastLabels, type ToastType } from "./toast";
import { ToastButtons } from "./ToastButtons";
import styles from "./Toaster.module.css";

const icons: Record<ToastType, LucideIcon> = { info: Info, success: CircleCheck, error: CircleAlert };

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

/** Copies a toast into Base UI's list, which also holds the toasts that are still fading out. */
function ToastEntry({ toast, onEnd }: { readonly toast: Toast } & Pick<ToasterProps, "onEnd">) {
  const { add, close } = BaseToast.useToastManager<Toast>();

  useEffect(() => {
    const { message, retry } = toast;
    const id = add({
      title: message,
      description: retry?.hint,
      // A toast with a button must wait until the person has read it: https://www.w3.org/TR/WCAG22/#timing-adjustable
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
        // Base UI makes each toast a dialog, but this is only a message to read.
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
