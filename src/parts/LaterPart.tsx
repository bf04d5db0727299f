import { type ReactNode, useEffect, useReducer, useSyncExternalStore } from "react";

import type { Part } from "./createPart";

/** A part that could not be loaded is requested again after this time, if nothing renders before. */
const RETRY_MS = 3000;

interface LaterPartProps<Module> {
  readonly part: Part<Module>;
  /** Shown while the part is not loaded. */
  readonly fallback: ReactNode;
  readonly children: (module: Module) => ReactNode;
}

/**
 * Loads a part of the program and shows it. Each render requests the part again until it is loaded, and so does time. A
 * failure to load is logged, and the rest of the page keeps working. A part that throws while it renders fails its view.
 */
export function LaterPart<Module>({ part, fallback, children }: LaterPartProps<Module>) {
  const module = usePart(part);

  const [, retry] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (module !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLatest = true;
    part.load().catch((error: unknown) => {
      if (!isLatest) return;
      console.error(error);
      timer = setTimeout(retry, RETRY_MS);
    });
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  });

  return module === null ? fallback : children(module);
}

/**
 * Returns the part's module, or `null` until something else has loaded it. It does not load the part itself.
 *
 * @param isDrawn Whether the built page has what the part draws. It must be loaded before React hydrates the page.
 */
export function usePart<Module>({ onLoad, current }: Part<Module>, isDrawn = false): Module | null {
  return useSyncExternalStore(onLoad, current, isDrawn ? current : () => null);
}
