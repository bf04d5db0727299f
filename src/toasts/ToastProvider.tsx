import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useRef, useState } from "react";

import { useTexts } from "../i18n/useTexts";
import { type Toast, type ToastAction, ToastList } from "./ToastList";

/** Shows a toast, and returns a function that ends it. An action replaces that of an earlier toast, which may be old. */
export type ShowToast = (type: Toast["type"], message: string, action?: ToastAction) => () => void;

/** Each view has its own (`useViewToast`). */
export const ToastContext = createContext<ShowToast | null>(null);

export const useToasts = (): ShowToast => use(ToastContext)!;

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const t = useTexts("toasts");
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);

  const showToast = useCallback<ShowToast>((type, message, action) => {
    const id = (lastId.current += 1);
    const end = () => setToasts((last) => last.filter((toast) => toast.id !== id));
    setToasts((last) => [...last.filter((toast) => !(action && toast.action)), { id, type, message, action, end }]);
    return end;
  }, []);

  return (
    <ToastContext value={showToast}>
      {children}
      <div role="region" aria-label={t("region")} aria-live="polite">
        <ToastList toasts={toasts} />
      </div>
    </ToastContext>
  );
}

/**
 * Shows the toasts of a view, or of a part of one. They end with it, because their actions no longer work then. A later
 * toast, and one that comes while nothing `canAct`, has no action.
 */
export function useViewToast(canAct = true): ShowToast {
  const showToast = useToasts();
  /** Ends the toasts of the view, while it is shown. */
  const ends = useRef<(() => void)[] | null>(null);

  // Before the effects of the view, which may show a toast.
  useLayoutEffect(() => {
    if (!canAct) return;
    ends.current = [];
    return () => {
      ends.current?.forEach((end) => end());
      ends.current = null;
    };
  }, [canAct]);

  return useCallback<ShowToast>(
    (type, message, action) => {
      const end = showToast(type, message, ends.current === null ? undefined : action);
      ends.current?.push(end);
      return end;
    },
    [showToast],
  );
}
