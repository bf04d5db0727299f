import { Activity, type ReactNode } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";

import { FailureScreen } from "./FailureScreen";

interface KeptViewProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/**
 * Holds a view. While it is not shown, it keeps its state and what was typed, and its effects have ended: a dialog waits,
 * and nothing listens. If it fails, the other views go on.
 */
export function KeptView({ isShown, children }: KeptViewProps) {
  return (
    <Activity mode={isShown ? "visible" : "hidden"}>
      <ErrorBoundary FallbackComponent={FailedView} onError={(error) => console.error(error)}>
        {children}
      </ErrorBoundary>
    </Activity>
  );
}

function FailedView({ resetErrorBoundary }: FallbackProps) {
  return <FailureScreen onRestart={resetErrorBoundary} />;
}
