import { useCallback, useLayoutEffect, useRef } from "react";

import { type ShowToast, useToasts } from "./ToastProvider";

/**
 * Shows the toasts of a view, or of a part that may go before its view. They go with it: they are no news elsewhere, and
 * their actions could do nothing. One that comes later has no action.
 *
 * @param canAct Whether their actions can do something.
 */
export function useViewToast(canAct = true): ShowToast {
  const showToast = useToasts();
  const canActNow = useRef(false);
  const ends = useRef<(() => void)[]>([]);

  // Before the effects of the view, which may show one.
  useLayoutEffect(() => {
    canActNow.current = canAct;
    const shown = ends.current;
    return () => {
      canActNow.current = false;
      for (const end of shown.splice(0)) end();
    };
  }, [canAct]);

  return useCallback<ShowToast>(
    (type, message, action) => {
      if (!canActNow.current) return showToast(type, message);
      const end = showToast(type, message, action);
      ends.current.push(end);
      return end;
    },
    [showToast],
  );
}
