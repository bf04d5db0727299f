import { type MouseEvent, useState } from "react";

import { Button } from "../ui/Button";
import type { Retry, ToastLabels } from "./toast";

interface ToastButtonsProps {
  readonly labels: ToastLabels;
  readonly retry: Retry;
  readonly onClose: () => void;
}

/** What a person can do about a toast that offers to try again. */
export function ToastButtons({ labels, retry, onClose }: ToastButtonsProps) {
  const [origin] = useState(() => document.activeElement);

  function handleClose(event: MouseEvent): void {
    // The keyboard (which has no click count) goes back to where it was: its place goes with the toast.
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
        {labels.retry}
      </Button>
      <Button variant="quiet" onClick={handleClose}>
        {labels.close}
      </Button>
    </>
  );
}
