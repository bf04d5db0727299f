import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";

import { FailureScreen } from "./FailureScreen";
import { findShortcutOwner } from "./listenForShortcuts";

interface ViewBoundaryProps {
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

/** Keeps the failure of a view away from the others, which keep what was typed there. */
export function ViewBoundary({ isHidden, children }: ViewBoundaryProps) {
  return (
    <ErrorBoundary FallbackComponent={isHidden ? Nothing : FailedView} onError={(error) => console.error(error)}>
      {children}
    </ErrorBoundary>
  );
}

/** A view that is started again has the focus in its field, as after "/". */
function FailedView({ resetErrorBoundary }: FallbackProps) {
  function restart() {
    flushSync(resetErrorBoundary);
    findShortcutOwner("/")?.focus();
  }

  return <FailureScreen onRestart={restart} />;
}

function Nothing() {
  return null;
}
