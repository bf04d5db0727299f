import { useEffect, useEffectEvent } from "react";

/** Calls `onLost` once a dialog has closed and could not give the focus back, because its opener is gone. */
export function useLostFocus(isOpen: boolean, onLost: () => void): void {
  const handleLost = useEffectEvent(onLost);

  useEffect(() => {
    if (!isOpen) return;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) handleLost();
      });
    };
  }, [isOpen]);
}
