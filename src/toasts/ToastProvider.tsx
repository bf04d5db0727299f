import type { ToastManager } from "@base-ui/react/toast";
import { lazy, type ReactNode, useCallback, useEffect, useRef, useState } from "react";

import { whenIdle } from "../platform/whenIdle";
import { LaterPart } from "../ui/LaterPart";
import { type ShowToast, ToastContext, type ToastData } from "./useToasts";

const Toaster = lazy(async () => {
  const { Toaster: component } = await import("./Toaster");
  return { default: component };
});

type Send = (manager: ToastManager<ToastData>) => void;

interface ToastProviderProps {
  /** The name of the region that holds the toasts. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Gives the way to show a toast. The toaster is loaded once the page is idle, or with the first toast,
 * which waits for it. Without it the page goes on.
 */
export function ToastProvider({ label, children }: ToastProviderProps) {
  const [isWanted, setIsWanted] = useState(false);
  const manager = useRef<ToastManager<ToastData> | null>(null);
  const waiting = useRef<Send[]>([]);

  useEffect(() => whenIdle(() => setIsWanted(true)), []);

  const showToast = useCallback<ShowToast>((type, message) => {
    setIsWanted(true);
    const send: Send = (ready) => ready.add({ title: message, data: { type } });
    if (manager.current === null) waiting.current.push(send);
    else send(manager.current);
  }, []);

  const handleReady = useCallback((ready: ToastManager<ToastData>) => {
    manager.current = ready;
    for (const send of waiting.current.splice(0)) send(ready);
  }, []);

  return (
    <ToastContext value={showToast}>
      {children}
      {isWanted && (
        <LaterPart>
          <Toaster label={label} onReady={handleReady} />
        </LaterPart>
      )}
    </ToastContext>
  );
}
