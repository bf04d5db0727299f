import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useEffectEvent, useState } from "react";

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

  const handleOver = useEffectEvent((event: DragEvent) => {
    const { dataTransfer } = event;
    if (!hasFiles(dataTransfer)) return;
    // The browser leaves the drop to the page.
    event.preventDefault();
    const isTaken = onDrop !== undefined && !isOverlayOpen();
    if (!isTaken) dataTransfer.dropEffect = "none";
    setIsOver(isTaken);
  });

  const handleDrop = useEffectEvent((event: DragEvent) => {
    const { dataTransfer } = event;
    if (!hasFiles(dataTransfer)) return;
    event.preventDefault();
    setIsOver(false);
    onDrop?.(Array.from(dataTransfer.files));
  });

  useEffect(() => {
    const controller = new AbortController();

    function handleLeave({ relatedTarget }: DragEvent): void {
      // Otherwise the pointer has only moved to another element.
      if (relatedTarget === null) setIsOver(false);
    }

    document.addEventListener("dragover", (event) => handleOver(event), controller);
    document.addEventListener("dragleave", handleLeave, controller);
    document.addEventListener("drop", (event) => handleDrop(event), controller);
    return () => controller.abort();
  }, []);

  return isOver && <p className={`surface ${styles.drop}`}>{children}</p>;
}

function hasFiles(dataTransfer: DataTransfer | null): dataTransfer is DataTransfer {
  return dataTransfer?.types.includes("Files") === true;
}

interface FileInputProps extends Pick<ComponentProps<"input">, "ref"> {
  readonly onOpen: (files: readonly File[]) => void;
}

/** Opens the browser's choice of files when a button clicks it. It is not drawn itself. */
export function FileInput({ onOpen, ...props }: FileInputProps) {
  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    onOpen(Array.from(currentTarget.files ?? []));
    // Otherwise choosing the same file once more would change nothing.
    currentTarget.value = "";
  }

  return <input {...props} type="file" hidden onChange={handleChange} />;
}
