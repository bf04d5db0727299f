import { useEffect, useEffectEvent, useState } from "react";

/**
 * Lets a person drop files anywhere on the page while the view is shown. Otherwise the browser would leave the page and show the
 * file. Returns whether files are being dragged over the page.
 */
export function useFileDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);

  const handleFiles = useEffectEvent(onDrop);

  useEffect(() => {
    const controller = new AbortController();

    function handleOver(event: DragEvent): void {
      if (!hasFiles(event)) return;
      // This says that the page takes the file.
      event.preventDefault();
      setIsOver(true);
    }

    function handleLeave({ relatedTarget }: DragEvent): void {
      // Otherwise the pointer has only moved to another element.
      if (relatedTarget === null) setIsOver(false);
    }

    function handleDrop(event: DragEvent): void {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      handleFiles(Array.from(event.dataTransfer?.files ?? []));
    }

    document.addEventListener("dragover", handleOver, controller);
    document.addEventListener("dragleave", handleLeave, controller);
    document.addEventListener("drop", handleDrop, controller);
    return () => controller.abort();
  }, []);

  return isOver;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") === true;
}
