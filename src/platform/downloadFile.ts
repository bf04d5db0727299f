/** Browsers read the URL after the click returns; how long it is kept for them. */
const URL_LIFETIME_MS = 1000;

/** A file made in memory. `type` is a MIME type. */
export interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Saves the file as a download of the browser, and releases the memory behind its URL. */
export function downloadFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
