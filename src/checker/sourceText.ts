import type { FileText } from "../platform/readTextFile";

/** A text to check, and where it comes from. Only a file can be in bytes. */
export interface SourceText extends Omit<Extract<FileText, { ok: true }>, "ok"> {
  /** The name of its file; `null` if it was typed or pasted. */
  readonly name: string | null;
}
