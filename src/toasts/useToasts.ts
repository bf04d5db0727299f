import { createContext, useContext } from "react";

export const TOAST_DURATION_MS = 3000;

export type ToastType = "info" | "success" | "error";

/** What a toast offers where trying again may help. Such a toast stays until a person acts on it. */
export interface Retry {
  /** What may help, beside the message. */
  readonly hint?: string;
  readonly onRetry: () => void;
}

export interface Toast {
  /** No two toasts of a visit have the same. */
  readonly id: number;
  readonly type: ToastType;
  readonly message: string;
  readonly retry?: Retry | undefined;
}

/** @returns Takes the toast away, if it is still there. */
export type ShowToast = (type: ToastType, message: string, retry?: Retry) => () => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a short message for three seconds. Works below a `ToastProvider` only. */
export function useToasts(): ShowToast {
  const showToast = useContext(ToastContext);
  if (showToast === null) throw new Error("useToasts is called outside a ToastProvider");
  return showToast;
}
