import { Toast, type ToastManager } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, Info, type LucideIcon } from "lucide-react";
import { useEffect, useState } from "react";

import styles from "./Toaster.module.css";
import type { ToastData, ToastType } from "./useToasts";

const TOAST_DURATION_MS = 3000;

const icons: Record<ToastType, LucideIcon> = { info: Info, success: CircleCheck, error: CircleAlert };

interface ToasterProps {
  readonly label: string;
  /** Called once toasts can be added. */
  readonly onReady: (manager: ToastManager<ToastData>) => void;
}

/** Shows the toasts, says them to screen readers politely, and takes each away when its time is up. */
export function Toaster({ label, onReady }: ToasterProps) {
  const [manager] = useState(() => Toast.createToastManager<ToastData>());

  // The effects of the provider below run first: it listens by now.
  useEffect(() => onReady(manager), [manager, onReady]);

  return (
    <Toast.Provider toastManager={manager} timeout={TOAST_DURATION_MS}>
      <Toast.Viewport className={styles.viewport} aria-label={label}>
        <ToastList />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => {
    const Icon = icons[toast.data?.type ?? "info"];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={styles.toast}
        data-type={toast.data?.type}
        swipeDirection="down"
        // A message to read, not the dialog that Base UI takes a toast for: it holds nothing to operate.
        role="group"
        aria-modal={undefined}
        tabIndex={-1}
      >
        <Icon aria-hidden className={styles.icon} />
        <Toast.Title render={<p />} />
      </Toast.Root>
    );
  });
}
