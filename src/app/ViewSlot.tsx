import { Activity, type ComponentType, memo } from "react";
import { flushSync } from "react-dom";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";

import { ToastContext, useViewToast } from "../toasts/ToastProvider";
import { readView } from "../views/view";
import { FailureScreen } from "./FailureScreen";
import { focusField } from "./focusField";

interface ViewSlotProps {
  readonly isShown: boolean;
  readonly view: ComponentType;
}

/**
 * Holds a view. While it is not shown, it keeps its state and what was typed, and its effects have ended: a dialog
 * waits, nothing listens, and its toasts are gone. If it fails, the other views go on. `memo` lets a press on a link
 * draw the links alone at first.
 */
export const ViewSlot = memo(function ViewSlot({ isShown, view: View }: ViewSlotProps) {
  return (
    <Activity mode={isShown ? "visible" : "hidden"}>
      <ErrorBoundary FallbackComponent={FailedView} onError={(error) => console.error(error)}>
        <ViewWithToasts view={View} />
      </ErrorBoundary>
    </Activity>
  );
});

function ViewWithToasts({ view: View }: Pick<ViewSlotProps, "view">) {
  return (
    <ToastContext value={useViewToast()}>
      <View />
    </ToastContext>
  );
}

/** The field of a view that is started again gets the focus, as when a view is shown. */
function FailedView({ resetErrorBoundary }: FallbackProps) {
  function restart(): void {
    flushSync(resetErrorBoundary);
    focusField(readView());
  }

  return <FailureScreen onRestart={restart} />;
}
