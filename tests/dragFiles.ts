/** Moves files over the page, or drops them there. @returns The event, once the page has answered it. */
export function dragFiles(type: "dragover" | "dragleave" | "drop", ...files: readonly File[]): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  document.body.dispatchEvent(event);
  return event;
}
