export const TOAST_DURATION_MS = 3000;

export type ToastType = "info" | "success" | "error";

/** Gives a toast a button that tries again, or that undoes. Such a toast stays until a person acts on it. */
export interface Retry {
  /** The text of the button, if it is not that of the labels. */
  readonly label?: string;
  /** Advice that follows the message. */
  readonly hint?: string;
  readonly onRetry: () => void;
}

export interface Toast {
  /** Unique within a visit. */
  readonly id: number;
  readonly type: ToastType;
  readonly message: string;
  readonly retry?: Retry | undefined;
}

export interface ToastLabels {
  /** The accessible name of the region that holds the toasts. */
  readonly region: string;
  readonly retry: string;
  readonly close: string;
}

export interface ToasterProps {
  readonly labels: ToastLabels;
  /** The newest comes last. */
  readonly toasts: readonly Toast[];
  /** Called when the toast's time is up or a person closes it. */
  readonly onEnd: (toast: Toast) => void;
}
