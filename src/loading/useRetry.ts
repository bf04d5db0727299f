import { useMemo, useRef } from "react";

import { useToasts } from "../toasts/useToasts";

/** Makes an attempt. A failure goes to the console and into a toast that offers to try again. */
type Retry = (attempt: () => Promise<void>, message: string) => Promise<void>;

/**
 * For a request that the network may refuse. The toast of one attempt goes with the next. Works below a
 * `ToastProvider` only.
 */
export function useRetry(): Retry {
  const showToast = useToasts();
  const removeToast = useRef(() => {});

  return useMemo(
    () =>
      async function retry(attempt, message) {
        removeToast.current();
        try {
          await attempt();
        } catch (error) {
          console.error(error);
          removeToast.current();
          removeToast.current = showToast("error", message, { onRetry: () => void retry(attempt, message) });
        }
      },
    [showToast],
  );
}
