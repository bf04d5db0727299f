import { useSyncExternalStore } from "react";

import type { Part } from "./createPart";

/**
 * Returns the part's module, or `null` until something else has loaded it. It does not load the part itself.
 *
 * @param isDrawn Whether the built page has what the part draws. It must be loaded before React hydrates the page.
 */
export function usePart<Module>({ onLoad, current }: Part<Module>, isDrawn = false): Module | null {
  return useSyncExternalStore(onLoad, current, isDrawn ? current : () => null);
}
