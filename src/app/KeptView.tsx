import { Activity, type ReactNode } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";

import { SHORTCUTS } from "../ui/shortcuts";
import { FailureScreen } from "./FailureScreen";
import { findShortcutOwner } from "./listenForShortcuts";

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

/** A view that is started again has the focus in its field, as after the shortcut. */
function FailedView({ resetErrorBoundary }: FallbackProps) {
  function restart(): void {
    resetErrorBoundary();
    // React renders the view in a microtask too, and before this one.
    queueMicrotask(() => findShortcutOwner(SHORTCUTS.field)?.focus());
  }

  return <FailureScreen onRestart={restart} />;
}
