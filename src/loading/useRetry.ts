import { useMemo, useRef } from "react";

import { useToasts } from "../toasts/useToasts";

/** Runs the action. A failure is logged, and a toast shows the message and offers to retry. */
type Attempt = (action: () => Promise<void>, message: string) => Promise<void>;

/** For actions that the network may refuse. Each attempt removes the toast of the attempt before. */
export function useRetry(): Attempt {
  const showToast = useToasts();
  const removeToast = useRef(() => {});

  return useMemo(
    () =>
      async function attempt(action, message) {
        removeToast.current();
        try {
          await action();
        } catch (error) {
          console.error(error);
          removeToast.current();
          removeToast.current = showToast("error", message, { onPress: () => void attempt(action, message) });
        }
      },
    [showToast],
  );
}
