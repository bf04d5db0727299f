import { useCallback, useLayoutEffect, useRef } from "react";

import { type ShowToast, useToasts } from "./ToastProvider";

/**
 * Shows the toasts of a view, or of something that may go before its view. They go with it: they are no news elsewhere,
 * and their actions could do nothing. One that comes later has no action.
 *
 * @param canAct Whether their actions can do something.
 */
export function useViewToast(canAct = true): ShowToast {
  const showToast = useToasts();
  const life = useRef(AbortSignal.abort());

  // Before the effects of the view, which may show one.
  useLayoutEffect(() => {
    const controller = new AbortController();
    if (canAct) life.current = controller.signal;
    return () => controller.abort();
  }, [canAct]);

  return useCallback<ShowToast>(
    (type, message, action) => {
      const { current } = life;
      if (current.aborted) return showToast(type, message);
      const end = showToast(type, message, action);
      current.addEventListener("abort", end);
      return end;
    },
    [showToast],
  );
}
