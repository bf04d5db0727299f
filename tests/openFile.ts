/** Chooses a file inside the page: the driver would take a minute to send a large one. */
export function openFile(name: string, ...parts: BlobPart[]): void {
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  const { items, files } = new DataTransfer();
  items.add(new File(parts, name));
  input.files = files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
