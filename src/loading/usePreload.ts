import { useEffect } from "react";

import { whenIdle } from "../platform/whenIdle";

/**
 * Loads something ahead of its use: once the browser is idle, and again when a lost connection is back. A failure
 * stays silent, because the component that needs the part loads it again.
 *
 * @param load Must load only once, however often it is called.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const preload = () => void load().catch(() => {});
    const controller = new AbortController();
    window.addEventListener("online", preload, controller);
    const cancel = whenIdle(preload);
    return () => {
      cancel();
      controller.abort();
    };
  }, [load]);
}
