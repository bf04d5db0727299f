import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";

import { loadPart } from "../platform/loadPart";
import { preload } from "../platform/preload";
import { PlainToaster } from "./PlainToaster";
import type { Toast, ToasterProps, ToastLabels } from "./toast";
import { type ShowToast, ToastContext } from "./useToasts";

const importToaster = () => import("./Toaster");

type ToasterView = (props: ToasterProps) => ReactNode;

interface ToastProviderProps {
  readonly labels: ToastLabels;
  readonly children: ReactNode;
}

/**
 * Provides `useToasts`. `Toaster` is loaded ahead of its use, or with the first toast, which waits for it. If it
 * cannot be loaded, `PlainToaster` replaces it.
 */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [Toaster, setToaster] = useState<ToasterView | null>(null);
  const lastId = useRef(0);

  const loadToaster = useCallback(async () => {
    try {
      const { Toaster: component } = await loadPart("Toaster", importToaster);
      setToaster(() => component);
    } catch (error) {
      console.error(error);
      setToaster((current: ToasterView | null) => current ?? PlainToaster);
    }
  }, []);

  useEffect(() => preload(["Toaster"], loadToaster), [loadToaster]);

  const handleEnd = useCallback((toast: Toast) => {
    setToasts((current) => current.filter((other) => other !== toast));
  }, []);

  const showToast = useCallback<ShowToast>(
    (type, message, retry) => {
      void loadToaster();
      lastId.current += 1;
      const toast: Toast = { id: lastId.current, type, message, retry };
      setToasts((current) => [...current, toast]);
      return () => handleEnd(toast);
    },
    [loadToaster, handleEnd],
  );

  return (
    <ToastContext value={showToast}>
      {children}
      {Toaster !== null && (
        <ErrorBoundary fallback={null} onError={(error) => console.error(error)}>
          <Toaster labels={labels} toasts={toasts} onEnd={handleEnd} />
        </ErrorBoundary>
      )}
    </ToastContext>
  );
}
