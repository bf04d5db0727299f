import { useSyncExternalStore } from "react";

const PHONE = "(max-width: 34rem)";

/** Whether the window is as narrow as a phone, or shows a page that is enlarged as much. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
