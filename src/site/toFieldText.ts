import { type Pasted, splitPasted, toRecipients } from "../core";

/** More than a person enters at once. */
export const MAX_LINES = 1000;

/** A field with more text makes the browser slow. */
export const MAX_CHARACTERS = 100_000;

/**
 * Returns what the field shows of a text into which another one was pasted or dropped, or that a link brings. The rows of
 * a table are apart, but no line that was there before (`known`). A text that is too long becomes its recipients.
 */
export function toFieldText(text: string, known = ""): Pasted {
  const typed = new Set(["", ...known.split("\n")]);
  const isAdded = (line: string) => !typed.has(line);
  const lines = text.split("\n");
  const start = Math.max(0, lines.findIndex(isAdded));
  const end = lines.findLastIndex(isAdded) + 1;
  const { text: added, rows } = splitPasted(lines.slice(start, end).join("\n"), MAX_LINES + 1);
  const shown = lines.toSpliced(start, end - start, ...(added === "" ? [] : [added])).join("\n");
  return { text: shown.length > MAX_CHARACTERS ? toRecipients(shown, MAX_LINES + 1).join("\n") : shown, rows };
}
