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
  /** Ends the toasts of the view, while it is shown. */
  const ends = useRef<(() => void)[] | null>(null);

  // Before the effects of the view, which may show a toast.
  useLayoutEffect(() => {
    if (!canAct) return;
    const shown: (() => void)[] = [];
    ends.current = shown;
    return () => {
      ends.current = null;
      for (const end of shown) end();
    };
  }, [canAct]);

  return useCallback<ShowToast>(
    (type, message, action) => {
      const end = showToast(type, message, ends.current === null ? undefined : action);
      ends.current?.push(end);
      return end;
    },
    [showToast],
  );
}
