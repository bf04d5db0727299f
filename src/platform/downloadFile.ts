/** Browsers read the URL after `click()` has returned, so it stays valid for a while. */
const URL_LIFETIME_MS = 1000;

/** A text file in memory. */
export interface TextFile {
  /** With the extension. */
  readonly name: string;
  /** The MIME type, with its charset if it takes one. */
  readonly type: string;
  readonly text: string;
}

/**
 * Saves the file as a download, encoded as UTF-8. The memory behind its URL is released a moment later. The browser
 * does not say whether the person kept the file.
 */
export function downloadFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
