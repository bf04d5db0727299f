interface FileHandlers {
  /** Tells whether files are being dragged over the page. */
  readonly onDrag: (isOver: boolean) => void;
  readonly onDrop: (files: readonly File[]) => void;
}

/**
 * Lets a person drop files anywhere on the page. Otherwise the browser would leave the page and show the file.
 *
 * @returns Stops listening.
 */
export function listenForFiles({ onDrag, onDrop }: FileHandlers): () => void {
  const controller = new AbortController();

  function handleOver(event: DragEvent): void {
    if (!hasFiles(event)) return;
    // This says that the page takes the file.
    event.preventDefault();
    onDrag(true);
  }

  function handleLeave({ relatedTarget }: DragEvent): void {
    // Otherwise the pointer has only moved to another element.
    if (relatedTarget === null) onDrag(false);
  }

  function handleDrop(event: DragEvent): void {
    if (!hasFiles(event)) return;
    event.preventDefault();
    onDrag(false);
    onDrop(Array.from(event.dataTransfer?.files ?? []));
  }

  document.addEventListener("dragover", handleOver, controller);
  document.addEventListener("dragleave", handleLeave, controller);
  document.addEventListener("drop", handleDrop, controller);
  return () => controller.abort();
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") === true;
}
