import { useCallback, useEffect, useRef } from "react";

import { type ShowToast, useToasts } from "./useToasts";

/**
 * Shows the toasts of a view, each in place of the one before. They go with the view, because their actions could do
 * nothing then. One that comes later has no action.
 *
 * @param canAct Whether their actions can do something.
 */
export function useViewToast(canAct = true): ShowToast {
  const showToast = useToasts();
  const close = useRef<(() => void) | null>(null);

  useEffect(() => {
    close.current = canAct ? () => {} : null;
    return () => {
      close.current?.();
      close.current = null;
    };
  }, [canAct]);

  return useCallback<ShowToast>(
    (type, message, action) => {
      if (close.current === null) return showToast(type, message);
      close.current();
      close.current = showToast(type, message, action);
      return close.current;
    },
    [showToast],
  );
}
