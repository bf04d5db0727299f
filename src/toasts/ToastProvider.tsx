import { type ReactNode, useCallback, useRef, useState } from "react";

import { useTexts } from "../i18n/useTexts";
import type { Toast } from "./ToastItem";
import { ToastList } from "./ToastList";
import { type ShowToast, ToastContext } from "./useToasts";

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const t = useTexts("toasts");
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);

  const handleEnd = useCallback((id: number) => {
    setToasts((current) => current.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
  }, []);

  const handleGone = useCallback((id: number) => {
    setToasts((current) => current.filter((toast) => toast.id !== id));
  }, []);

  const showToast = useCallback<ShowToast>(
    (type, message, action) => {
      lastId.current += 1;
      const id = lastId.current;
      setToasts((current) => [...current, { id, type, message, action, isLeaving: false }]);
      return () => handleEnd(id);
    },
    [handleEnd],
  );

  return (
    <ToastContext value={showToast}>
      {children}
      {/* Screen readers say what is added to a region that was there before. */}
      <div role="region" aria-label={t("region")} aria-live="polite" data-toasts>
        {toasts.length > 0 && <ToastList toasts={toasts} onEnd={handleEnd} onGone={handleGone} />}
      </div>
    </ToastContext>
  );
}
