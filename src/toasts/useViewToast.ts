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
  const isAlive = useRef(false);
  const shown = useRef(new Set<() => void>());

  // Before the effects of the view, which may show a toast.
  useLayoutEffect(() => {
    const ends = shown.current;
    isAlive.current = canAct;
    return () => {
      isAlive.current = false;
      for (const end of ends) end();
    };
  }, [canAct]);

  return useCallback<ShowToast>(
    (type, message, action, onGone) => {
      if (!isAlive.current) return showToast(type, message, undefined, onGone);
      const end = showToast(type, message, action, () => {
        shown.current.delete(end);
        onGone?.();
      });
      shown.current.add(end);
      return end;
    },
    [showToast],
  );
}
