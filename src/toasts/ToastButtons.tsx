import { type MouseEvent, useState } from "react";

import { Button } from "../ui/Button";
import type { Retry, ToastLabels } from "./toast";

interface ToastButtonsProps {
  readonly labels: ToastLabels;
  readonly retry: Retry;
  readonly onClose: () => void;
}

/** The buttons of a toast that offers to retry, or to undo. */
export function ToastButtons({ labels, retry, onClose }: ToastButtonsProps) {
  const [origin] = useState(() => document.activeElement);

  function handleClose(event: MouseEvent): void {
    // The toast disappears with its focused button, so the focus returns to where it was. A detail of 0 is a key press.
    if (event.detail === 0 && origin instanceof HTMLElement) origin.focus();
    onClose();
  }

  return (
    <>
      <Button
        variant="quiet"
        onClick={(event) => {
          handleClose(event);
          retry.onRetry();
        }}
      >
        {retry.label ?? labels.retry}
      </Button>
      <Button variant="quiet" onClick={handleClose}>
        {labels.close}
      </Button>
    </>
  );
}
