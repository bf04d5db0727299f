import { useCallback, useLayoutEffect, useRef } from "react";

import { type ShowToast, useToasts } from "./ToastProvider";

/**
 * Shows the toasts of a view, or of a part of one. They end with it, because their actions no longer work then. A later
 * toast has no action.
 *
 * @param canAct Whether actions work at all.
 */
export function useViewToast(canAct = true): ShowToast {
  const showToast = useToasts();
  const life = useRef(AbortSignal.abort());

  // Before the effects of the view, which may show a toast.
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
