import { createContext, type ReactNode, use, useCallback, useRef, useState } from "react";

import { useTexts } from "../i18n/useTexts";
import { type Toast, type ToastAction, ToastList } from "./ToastList";

/**
 * Shows a toast for three seconds, or with an action for longer. An action takes the place of any before it: that may
 * be about something that is no more.
 *
 * @returns A function that ends the toast.
 */
export type ShowToast = (type: Toast["type"], message: string, action?: ToastAction) => () => void;

/** A view has its own (`useViewToast`). */
export const ToastContext = createContext<ShowToast | null>(null);

export function useToasts(): ShowToast {
  const showToast = use(ToastContext);
  if (showToast === null) throw new Error("useToasts is called outside a ToastProvider");
  return showToast;
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const t = useTexts("toasts");
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);

  const showToast = useCallback<ShowToast>((type, message, action) => {
    lastId.current += 1;
    const id = lastId.current;
    const end = () => setToasts((current) => current.filter((toast) => toast.id !== id));
    setToasts((current) => [
      ...current.filter((toast) => action === undefined || toast.action === undefined),
      { id, type, message, action, end },
    ]);
    return end;
  }, []);

  return (
    <ToastContext value={showToast}>
      {children}
      {/* Screen readers say what is added to a region that was there before. */}
      <div role="region" aria-label={t("region")} aria-live="polite">
        {toasts.length > 0 && <ToastList toasts={toasts} />}
      </div>
    </ToastContext>
  );
}
