import { type ReactNode, useCallback, useRef, useState } from "react";

import { useTexts } from "../i18n/useTexts";
import type { Toast } from "./ToastItem";
import { ToastList } from "./ToastList";
import { ToastRegionContext } from "./useToastRoom";
import { type ShowToast, ToastContext } from "./useToasts";

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const t = useTexts("toasts");
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const region = useRef<HTMLDivElement>(null);

  const showToast = useCallback<ShowToast>((type, message, action) => {
    lastId.current += 1;
    const id = lastId.current;
    const end = () =>
      setToasts((current) => current.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
    const remove = () => setToasts((current) => current.filter((toast) => toast.id !== id));
    setToasts((current) => [...current, { id, type, message, action, isLeaving: false, end, remove }]);
    return end;
  }, []);

  return (
    <ToastContext value={showToast}>
      <ToastRegionContext value={region}>{children}</ToastRegionContext>
      {/* Screen readers say what is added to a region that was there before. */}
      <div ref={region} role="region" aria-label={t("region")} aria-live="polite">
        {toasts.length > 0 && <ToastList toasts={toasts} />}
      </div>
    </ToastContext>
  );
}
