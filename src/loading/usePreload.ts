import { useEffect } from "react";

import { whenIdle } from "../platform/whenIdle";

/**
 * Loads something before anybody asks for it: once the browser is idle, and again when a lost connection
 * is back. A failure says nothing, for whoever needs it asks again.
 *
 * @param load Loads once, however often it is called.
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
