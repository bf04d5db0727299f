import { type ReactNode, useReducer } from "react";
import { ErrorBoundary } from "react-error-boundary";

import { FailureScreen } from "./FailureScreen";

interface ViewBoundaryProps {
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

/** Keeps the failure of a view away from the others, which keep what was typed there. */
export function ViewBoundary({ isHidden, children }: ViewBoundaryProps) {
  const [starts, restart] = useReducer((count: number) => count + 1, 1);
  return (
    <ErrorBoundary
      resetKeys={[starts]}
      fallback={isHidden ? null : <FailureScreen onRestart={restart} />}
      onError={(error) => console.error(error)}
    >
      {children}
    </ErrorBoundary>
  );
}
