import { createContext, use, useEffect } from "react";

import type { Landmark } from "../platform/keepDrawnPage";

export const HydrationContext = createContext<((landmark: Landmark) => void) | undefined>(undefined);

/** Tells that React has hydrated a landmark of the page: the effects of a component run then, and not before. */
export function useHydrated(landmark: Landmark): void {
  const onHydrated = use(HydrationContext);
  useEffect(() => onHydrated?.(landmark), [onHydrated, landmark]);
}
