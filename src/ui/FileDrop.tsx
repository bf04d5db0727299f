import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useEffectEvent, useState } from "react";

import styles from "./FileDrop.module.css";
import { isOverlayOpen } from "./isOverlayOpen";

interface FileDropProps {
  /** Without it, and while a dialog is open, files are refused. */
  readonly onDrop?: (files: readonly File[]) => void;
  /** Says what a drop does, while files are dragged over the page. */
  readonly children?: ReactNode;
}

/** Takes files that are dropped anywhere on the page, or refuses them. The browser would leave the page for the file. */
export function FileDrop({ onDrop, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);

  const handleDrag = useEffectEvent((event: DragEvent) => {
    const { type, dataTransfer, relatedTarget } = event;
    // Without a target, the pointer has left the page, and not only moved to another element.
    if (type === "dragleave" && relatedTarget === null) setIsOver(false);
    if (type === "dragleave" || !dataTransfer?.types.includes("Files")) return;
    // The browser leaves the drop to the page.
    event.preventDefault();
    const isTaken = onDrop !== undefined && !isOverlayOpen();
    if (!isTaken) dataTransfer.dropEffect = "none";
    setIsOver(isTaken && type === "dragover");
    if (type === "drop") onDrop?.(Array.from(dataTransfer.files));
  });

  useEffect(() => {
    const controller = new AbortController();
    for (const type of ["dragover", "dragleave", "drop"] as const) {
      document.addEventListener(type, (event) => handleDrag(event), controller);
    }
    return () => controller.abort();
  }, []);

  return isOver && <p className={`surface ${styles.drop}`}>{children}</p>;
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
