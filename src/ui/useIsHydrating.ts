import { useSyncExternalStore } from "react";

/** Whether React is taking over the component from the built page, which knows nothing of the visit. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}
