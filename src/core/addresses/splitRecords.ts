/** The place of a record in a text, with its line end. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A record, and whether its lines are folded: one that begins with a blank goes on with the line before. */
interface RecordPlace extends Place {
  readonly isFolded: boolean;
}

/** How a calendar, a card (RFC 5545 §3.1, RFC 6350 §3.2) or a directory (RFC 2849) begins. */
const FOLDED_START = /^\s*(?:BEGIN:V|(?:version: *1\s+)?(?:#.*\s+)*dn:)/i;

/**
 * Cuts a text into its records: an entry of a directory, a card, a component of a calendar, a record of CSV (RFC 4180)
 * whose quoted fields may have several lines, an INSERT's row, else a line. One of over 50,000 characters is several.
 *
 * @returns Their places in order, without a gap, line ends included. The cost is linear.
 */
export function* splitRecords(text: string): Generator<RecordPlace, void> {
  const isFolded = FOLDED_START.test(text);
  for (let start = 0; start < text.length;) {
    const blockEnd = findBlockEnd(text, start, isFolded);
    const end = blockEnd ?? (isFolded ? endOfLine(text, start, UNFOLDED_LINE_END) : findEnd(text, start));
    if (!isFolded && blockEnd === null && INSERT.test(text.slice(start, end))) yield* splitRows(text, start, end);
    else yield { start, end, isFolded: isFolded || blockEnd !== null };
    start = end;
  }
}

/** A longer record is read in pieces, because a page waits while one is read. It is cut between two words. */
const RECORD_MAX_LENGTH = 50_000;
const BLOCK_START = /BEGIN:(VCARD|VEVENT|VTODO|VJOURNAL|VFREEBUSY)[ \t]*[\r\n]/iy;
const ENTRY_START = /dn::?[ \t]/iy;
const ENTRY_END = /(?:\r\n|\r(?!\n)|\n)(?=[ \t]*[\r\n])|$/g;

/** Finds the end of a card, a component or an entry that begins at a place; `null` if none does, or it has no end. */
function findBlockEnd(text: string, start: number, isFolded: boolean): number | null {
  BLOCK_START.lastIndex = start;
  const name = BLOCK_START.exec(text)?.[1];
  if (name === undefined) {
    ENTRY_START.lastIndex = start;
    return isFolded && ENTRY_START.test(text) ? endOfLine(text, start, ENTRY_END) : null;
  }
  const piece = text.slice(start, start + RECORD_MAX_LENGTH);
  const mark = new RegExp(String.raw`[\r\n](BEGIN|END):${name}\b.*(?:\r\n?|\n|$)`, "i").exec(piece);
  if (mark?.[1]?.toUpperCase() === "END") return start + mark.index + mark[0].length;
  return null;
}

/** The tag of an address that a mail program cut: `jane+net=`, `flix@gmail.com`. */
const CUT_TAG = /[a-z\d.]+\+[a-z\d.]*=(?:\r\n?|\n)(?=[a-z\d._-]*@)/y;

function findEnd(text: string, start: number): number {
  CUT_TAG.lastIndex = start;
  let end = endOfLine(text, CUT_TAG.test(text) ? CUT_TAG.lastIndex : start, LINE_END);
  for (let from = start; ;) {
    const line = text.slice(from, end);
    const [open, field] = ESCAPED_MARK.test(line) ? [OPEN_ESCAPED, ESCAPED_FIELD] : [OPEN_FIELD, FIELD];
    const found = open.exec(line);
    if (found === null) return end;
    field.lastIndex = from + found.index + found[0].indexOf('"');
    if (!field.test(text)) return end;
    from = field.lastIndex;
    end = endOfLine(text, from, LINE_END);
  }
}

/** A quoted field that does not end where its line does. Behind another character, a quotation mark is just one: `5"`. */
const OPEN_FIELD = /(?:^|[,;\t|]) *"[^"]*(?:""[^"]*)*$/;
const FIELD = /"[^"]*(?:""[^"]*)*"(?= *(?:[,;\t|\r\n]|$))/y;
/** The same where a backslash is before a quotation mark in a field. */
const ESCAPED_MARK = /\\"(?! *[,;\t|\r\n])/;
const OPEN_ESCAPED = /(?:^|[,;\t|]) *"(?:[^"\\]|\\.|"")*$/s;
const ESCAPED_FIELD = /"(?:[^"\\]|\\.|"")*"(?= *(?:[,;\t|\r\n]|$))/sy;

/** Cuts a record that is too long into pieces. */
export function splitLongRecord(text: string, { start, end }: Place): Place[] {
  const places: Place[] = [];
  let from = start;
  for (; end - from > RECORD_MAX_LENGTH; from = places.at(-1)!.end) {
    places.push({ start: from, end: Math.min(endOfLine(text, from, TEXT_END), end) });
  }
  return from < end ? [...places, { start: from, end }] : places;
}

const TEXT_END = /$/g;
/** ASCII has a sign of its own behind a record. */
// oxlint-disable-next-line no-control-regex -- it is meant
const LINE_END = /\r\n?|[\n\u001E]|$/g;
const UNFOLDED_LINE_END = /(?:\r\n|\r(?!\n)|\n)(?![ \t])|$/g;
const WORD_END = /[\s,;]|$/g;

function endOfLine(text: string, start: number, lineEnd: RegExp): number {
  WORD_END.lastIndex = Math.min(start + RECORD_MAX_LENGTH, text.length);
  WORD_END.test(text);
  const piece = text.slice(start, WORD_END.lastIndex);
  lineEnd.lastIndex = 0;
  lineEnd.test(piece);
  return start + lineEnd.lastIndex;
}

/** A statement of SQL that adds rows. */
export const INSERT = /^\s*(?:INSERT|REPLACE)\s+INTO\b/i;
/** The end of a row that another one follows, or a text, which may have both. */
const ROW_END = /'(?:[^'\\]|\\.|'')*'|\)\s*,\s*(?=\()/gs;

function* splitRows(text: string, start: number, end: number): Generator<RecordPlace, void> {
  let from = start;
  for (const { 0: found, index } of text.slice(start, end).matchAll(ROW_END)) {
    if (found.startsWith("'")) continue;
    const rowEnd = start + index + found.length;
    yield { start: from, end: rowEnd, isFolded: false };
    from = rowEnd;
  }
  yield { start: from, end, isFolded: false };
}

/** Returns the signs between the fields of a record. */
export function toSeparators(text: string): string {
  return text.replaceAll(/"(?:[^"]|"")*"/g, "").replaceAll(/[^,;\t|]/g, "");
}
