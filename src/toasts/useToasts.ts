import { createContext, useContext } from "react";

export type ToastType = "info" | "success" | "error";

/** What a toast is beside its text. */
export interface ToastData {
  readonly type: ToastType;
}

export type ShowToast = (type: ToastType, message: string) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a short message for three seconds. Works below a `ToastProvider` only. */
export function useToasts(): ShowToast {
  const showToast = useContext(ToastContext);
  if (showToast === null) throw new Error("useToasts is called outside a ToastProvider");
  return showToast;
}
