/** The place of a cell, without the quotation marks around it. Blanks may be at its end. */
export interface Cell {
  readonly start: number;
  readonly end: number;
}

/** A record of a table: RFC 4180. It ends with its line end. */
export interface TableRecord extends Cell {
  readonly cells: readonly Cell[];
}

export const SEPARATORS = ["\t", ";", "|", ","] as const;
export type Separator = (typeof SEPARATORS)[number];

/**
 * Splits a table. A cell that begins with a quotation mark goes on to the next lone one, if a separator or a line end
 * is behind that. Any other quotation mark is a character. The cost is linear.
 *
 * @param separators The signs of which each parts two cells.
 */
export function* splitTable(text: string, separators: string): Generator<TableRecord, void> {
  const plain = new RegExp(`[^${separators}\\n\\r]*`, "y");
  let start = 0;
  let cells: Cell[] = [];
  for (let at = 0; start < text.length;) {
    const cellStart = skipBlanks(text, at);
    const quoted = text[cellStart] === '"' ? findQuotedEnd(text, cellStart, separators) : null;
    plain.lastIndex = cellStart;
    plain.test(text);
    at = quoted === null ? plain.lastIndex : skipBlanks(text, quoted + 1);
    cells.push(quoted === null ? { start: cellStart, end: at } : { start: cellStart + 1, end: quoted });
    const sign = text.charAt(at);
    at += 1;
    if (sign !== "" && separators.includes(sign)) continue;
    const end = sign === "\r" && text[at] === "\n" ? at + 1 : Math.min(at, text.length);
    yield { start, end, cells };
    at = end;
    start = end;
    cells = [];
  }
}

/** Returns the text of a cell: of a quoted one without the second of two quotation marks, of others without blanks. */
export function readCell(text: string, { start, end }: Cell): string {
  const cell = text.slice(start, end);
  return text[start - 1] === '"' ? cell.replaceAll('""', '"') : cell.trim();
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === " ") at += 1;
  return at;
}

function findQuotedEnd(text: string, start: number, separators: string): number | null {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end === -1) return null;
  const behind = text.charAt(skipBlanks(text, end + 1));
  return `${separators}\r\n`.includes(behind) ? end : null;
}
