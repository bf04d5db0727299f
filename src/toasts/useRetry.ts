import { useMemo, useRef } from "react";

import { useToasts } from "./useToasts";

/** Tries something. A failure is logged, and told in a toast that offers to try again, until the next try. */
export type Try = (attempt: () => Promise<void>, message: string) => Promise<void>;

/** For what a person asks for and the network may refuse. Works below a `ToastProvider` only. */
export function useRetry(): Try {
  const showToast = useToasts();
  const takeAway = useRef(() => {});

  return useMemo(
    () =>
      async function tryIt(attempt, message) {
        takeAway.current();
        try {
          await attempt();
        } catch (error) {
          console.error(error);
          takeAway.current();
          takeAway.current = showToast("error", message, { onRetry: () => void tryIt(attempt, message) });
        }
      },
    [showToast],
  );
}
