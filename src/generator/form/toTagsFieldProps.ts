import type { TextareaHTMLAttributes } from "react";

import { judgeOwnTags } from "../../core";
import { countFieldRows } from "./countFieldRows";
import { usernameIn } from "./usernameIn";

/** Returns what follows from the text of the field for own tags: its height, and what a screen reader says of it. */
export function toTagsFieldProps(
  text: string,
  draft: string,
  isTyping: boolean,
  noteId: string,
): TextareaHTMLAttributes<HTMLTextAreaElement> {
  const tags = judgeOwnTags(text, usernameIn(draft), isTyping);
  return {
    rows: countFieldRows(text),
    "aria-invalid": tags.some(({ problem }) => problem !== null),
    "aria-describedby": text === "" ? undefined : noteId,
  };
}
