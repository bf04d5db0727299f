import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

import styles from "./FileDrop.module.css";
import { isOverlayOpen } from "./isOverlayOpen";

interface FileDropProps {
  /** Without it, and while a dialog is open, files are refused. */
  readonly onDrop?: (files: readonly File[]) => void;
  /** Says what a drop does, while files are dragged over the page. */
  readonly children?: ReactNode;
}

/**
 * Lets a person drop files anywhere on the page, or refuses them. Otherwise the browser would leave the page and show
 * the file.
 */
export function FileDrop({ onDrop, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const takesFiles = onDrop !== undefined;

  const handleFiles = useEffectEvent((files: readonly File[]) => onDrop?.(files));

  useEffect(() => {
    const controller = new AbortController();

    function handleOver(event: DragEvent): void {
      const { dataTransfer } = event;
      if (!hasFiles(dataTransfer)) return;
      // The browser leaves the drop to the page.
      event.preventDefault();
      const isTaken = takesFiles && !isOverlayOpen();
      if (!isTaken) dataTransfer.dropEffect = "none";
      setIsOver(isTaken);
    }

    function handleLeave({ relatedTarget }: DragEvent): void {
      // Otherwise the pointer has only moved to another element.
      if (relatedTarget === null) setIsOver(false);
    }

    function handleDrop(event: DragEvent): void {
      const { dataTransfer } = event;
      if (!hasFiles(dataTransfer)) return;
      event.preventDefault();
      setIsOver(false);
      handleFiles(Array.from(dataTransfer.files));
    }

    document.addEventListener("dragover", handleOver, controller);
    document.addEventListener("dragleave", handleLeave, controller);
    document.addEventListener("drop", handleDrop, controller);
    return () => controller.abort();
  }, [takesFiles]);

  return isOver && <p className={styles.drop}>{children}</p>;
}

function hasFiles(dataTransfer: DataTransfer | null): dataTransfer is DataTransfer {
  return dataTransfer?.types.includes("Files") === true;
}
