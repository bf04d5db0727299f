import { Activity, type ComponentType, memo } from "react";

import { ToastContext, useViewToast } from "../toasts/ToastProvider";

interface ViewSlotProps {
  readonly isShown: boolean;
  readonly view: ComponentType;
}

/**
 * While the view is not shown, it keeps its state and what was typed, and its effects have ended: a dialog waits, nothing
 * listens, and its toasts are gone. `memo` lets a press on a link draw the links alone at first.
 */
export const ViewSlot = memo(function ViewSlot({ isShown, view }: ViewSlotProps) {
  return (
    <Activity mode={isShown ? "visible" : "hidden"}>
      <ViewWithToasts view={view} />
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
