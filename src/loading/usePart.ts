import { useSyncExternalStore } from "react";

import type { Part } from "../platform/createPart";

/** Returns the part's module, or `null` until something else has loaded it. It does not load the part itself. */
export function usePart<Module>({ onLoad, current }: Part<Module>): Module | null {
  return useSyncExternalStore(onLoad, current, () => null);
}
