import { useEffect } from "react";

import { preload } from "../platform/preload";

/** Prepares parts ahead of their use, as `preload` does. A change of an argument starts anew. */
export function usePreload(names: readonly string[], load?: () => Promise<unknown>): void {
  useEffect(() => preload(names, load), [names, load]);
}
