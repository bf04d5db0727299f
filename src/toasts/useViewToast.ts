import { useCallback, useEffect, useRef } from "react";

import { type ShowToast, useToasts } from "./ToastProvider";

/**
 * Shows toasts with the actions of a view. They go with the view, because their actions could do nothing then. One that
 * comes later has no action.
 *
 * @param canAct Whether their actions can do something.
 */
export function useViewToast(canAct = true): ShowToast {
  const showToast = useToasts();
  const canActNow = useRef(false);
  const closeLast = useRef(() => {});

  useEffect(() => {
    canActNow.current = canAct;
    return () => {
      canActNow.current = false;
      closeLast.current();
    };
  }, [canAct]);

  return useCallback<ShowToast>(
    (type, message, action) => {
      if (!canActNow.current) return showToast(type, message);
      closeLast.current = showToast(type, message, action);
      return closeLast.current;
    },
    [showToast],
  );
}
