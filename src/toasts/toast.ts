export const TOAST_DURATION_MS = 3000;

export type ToastType = "info" | "success" | "error";

/** The button that a toast has where trying again may help. Such a toast stays until a person acts on it. */
export interface Retry {
  /** What may help, beside the message. */
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
  /** The name of the region that holds the toasts. */
  readonly region: string;
  readonly retry: string;
  readonly close: string;
}

export interface ToasterProps {
  readonly labels: ToastLabels;
  /** The toasts of this moment, the newest last. */
  readonly toasts: readonly Toast[];
  /** Called with a toast whose time is up or that a person closes. */
  readonly onEnd: (toast: Toast) => void;
}
