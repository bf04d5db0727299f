const MAX_ROWS = 5;
/** About as many characters as fit on a line of a phone. */
const LINE_LENGTH = 30;

/** Counts the lines that the text takes when it wraps, up to five, so that a short list is fully visible. */
export function countFieldRows(text: string): number {
  const rows = text.split("\n").reduce((count, line) => count + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);
  return Math.min(rows, MAX_ROWS);
}
