import { createContext, useContext } from "react";

import type { Retry, ToastType } from "./toast";

/** @returns Removes the toast, if it is still there. */
export type ShowToast = (type: ToastType, message: string, retry?: Retry) => () => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a short message for three seconds. Works below a `ToastProvider` only. */
export function useToasts(): ShowToast {
  const showToast = useContext(ToastContext);
  if (showToast === null) throw new Error("useToasts is called outside a ToastProvider");
  return showToast;
}
