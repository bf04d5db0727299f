import { createContext, useContext } from "react";

export type ToastType = "success" | "error";

/** Gives a toast a button. An error then stays until a person acts on it, and a success for 15 seconds. */
export interface ToastAction {
  /** The text of the button. Without it, the button offers to retry. */
  readonly label?: string;
  /** Advice that follows the message. */
  readonly hint?: string;
  readonly onPress: () => void;
}

/**
 * Shows a toast for three seconds, or with an action for longer.
 *
 * @returns A function that removes the toast if it is still shown.
 */
export type ShowToast = (type: ToastType, message: string, action?: ToastAction) => () => void;

export const ToastContext = createContext<ShowToast | null>(null);

export function useToasts(): ShowToast {
  const showToast = useContext(ToastContext);
  if (showToast === null) throw new Error("useToasts is called outside a ToastProvider");
  return showToast;
}
