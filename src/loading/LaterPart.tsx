import { type ReactNode, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";

import type { Part } from "./createPart";
import { usePart } from "./usePart";

interface LaterPartProps<Module> {
  readonly part: Part<Module>;
  /** Shown until the part is loaded, and where it cannot be. */
  readonly instead?: ReactNode;
  readonly children: (module: Module) => ReactNode;
}

/**
 * Shows a part of the page that comes later, and asks for it: at each rendering, until it is there. Without
 * it the page goes on, and the reason is on the console.
 */
export function LaterPart<Module>({ part, instead = null, children }: LaterPartProps<Module>) {
  const module = usePart(part);

  useEffect(() => {
    if (module === null) part.load().catch(console.error);
  });

  return (
    <ErrorBoundary fallback={instead} onError={(error) => console.error(error)}>
      {module === null ? instead : children(module)}
    </ErrorBoundary>
  );
}
