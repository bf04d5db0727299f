import { createContext, useContext } from "react";

import type { Retry, ToastType } from "./toast";

/**
 * Shows a toast for three seconds, or with `retry` until a person acts on it.
 *
 * @returns Removes the toast if it is still shown.
 */
export type ShowToast = (type: ToastType, message: string, retry?: Retry) => () => void;

export const ToastContext = createContext<ShowToast | null>(null);

export function useToasts(): ShowToast {
  const showToast = useContext(ToastContext);
  if (showToast === null) throw new Error("useToasts is called outside a ToastProvider");
  return showToast;
}
