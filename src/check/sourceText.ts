import type { Steps } from "../core";
import type { FileText } from "../platform/readTextFile";

/** A text to check, and where it comes from. */
export interface SourceText extends Omit<Extract<FileText, { ok: true }>, "ok"> {
  /** The name of its file; `null` if it was typed or pasted. */
  readonly name: string | null;
}

export const TYPED = { name: null, isInBytes: false, encoding: "utf-8", hasMark: false, bytes: null } as const;

const BLOCK_CHARACTERS = 250_000;

/** Hides the bytes that may be half a character: the other half may look like a letter of ASCII. All places stay. */
export function* hideBytes(text: string): Steps<string> {
  const blocks: string[] = [];
  for (let start = 0; start < text.length; start += BLOCK_CHARACTERS) {
    blocks.push(text.slice(start, start + BLOCK_CHARACTERS).replaceAll(/[^\0-\u007F]/g, "\uFFFD"));
    yield start / text.length;
  }
  return blocks.join("");
}
