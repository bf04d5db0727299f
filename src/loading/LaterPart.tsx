import { type ReactNode, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";

import type { Part } from "../platform/createPart";
import { usePart } from "./usePart";

interface LaterPartProps<Module> {
  readonly part: Part<Module>;
  /** Shown while the part is not loaded, and if it fails to render. */
  readonly fallback?: ReactNode;
  readonly children: (module: Module) => ReactNode;
}

/**
 * Loads a part of the program and shows it. Each render requests the part again until it is loaded, and tries again what
 * failed to render. A failure is logged, and the rest of the page keeps working.
 */
export function LaterPart<Module>({ part, fallback = null, children }: LaterPartProps<Module>) {
  const module = usePart(part);

  useEffect(() => {
    if (module === null) part.load().catch(console.error);
  });

  return (
    <ErrorBoundary fallback={fallback} resetKeys={[module, children]} onError={(error) => console.error(error)}>
      {module === null ? fallback : children(module)}
    </ErrorBoundary>
  );
}
