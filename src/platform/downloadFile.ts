/** Browsers read the URL after `click()` has returned, on iOS once the person has agreed. */
const URL_LIFETIME_MS = 40_000;

export interface TextFile {
  /** Without the extension. */
  readonly name: string;
  /** Without its dot. Empty for a name that has none. */
  readonly extension: string;
  /** The MIME type, with its charset if it takes one. */
  readonly type: string;
  /** A text is encoded as UTF-8. */
  readonly text: string | Uint8Array<ArrayBuffer>;
  /** Follows the name in local time, to the second: `-20261121-043801`. */
  readonly time?: Date;
}

/** Saves the file as a download. No browser says whether the person kept it. Its memory is released a while later. */
export function downloadFile({ name, extension, type, text, time }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${name}${time ? `-${toTimestamp(time)}` : ""}${extension === "" ? "" : `.${extension}`}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}

function toTimestamp(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
}
