import { useSyncExternalStore } from "react";

import type { Part } from "./createPart";

/** The module of a part once somebody has loaded it; `null` until then. It asks for nothing by itself. */
export function usePart<Module>({ onLoad, current }: Part<Module>): Module | null {
  return useSyncExternalStore(onLoad, current, () => null);
}
