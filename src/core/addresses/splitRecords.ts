/** The place of a record in a text, with its line end. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * A record of a list or a table is a `line`. Other records have several lines, or share one. In a `folded` record, a
 * line that begins with a blank continues the line before.
 */
export interface RecordRange extends TextRange {
  readonly kind: "line" | "folded" | "other";
}

/** How a calendar or a card (RFC 5545 §3.1, RFC 6350 §3.2), and a directory (RFC 2849), begin. */
const FOLDED_START = /^\s*BEGIN:V/i;
const DIRECTORY_START = /^\s*(?:version: *1\s+)?(?:#.*[\r\n]\s*)*dn:/i;

/**
 * Cuts a text into its records: an entry of a directory or of a program that writes each field in a line, a card, a
 * component of a calendar, an element of XML, a record of CSV (RFC 4180), an INSERT's row, else a line. One of over
 * 50,000 characters is several. The places are in order, without a gap, line ends included. The cost is linear.
 */
export function* splitRecords(text: string): Generator<RecordRange, void> {
  const isDirectory = DIRECTORY_START.test(text);
  const isFolded = isDirectory || FOLDED_START.test(text);
  const recordEnd = isDirectory
    ? ENTRY_END
    : isFolded
      ? UNFOLDED_LINE_END
      : findRecordEnd(text.slice(0, HEAD_CHARACTERS));
  for (let start = 0, end; start < text.length; start = end) {
    const componentEnd = findComponentEnd(text, start);
    end = componentEnd ?? (recordEnd === null ? findEnd(text, start) : endOfLine(text, start, recordEnd));
    if (isFolded || componentEnd !== null) yield { start, end, kind: "folded" };
    else if (recordEnd !== null) yield { start, end, kind: "other" };
    else if (!INSERT.test(text.slice(start, end))) yield { start, end, kind: "line" };
    else yield* splitInsert(text, start, end);
  }
}

/** A longer record is cut between two words, because the page waits while a record is read. */
const RECORD_MAX_LENGTH = 50_000;
const COMPONENT_START = /BEGIN:(VCARD|VEVENT|VTODO|VJOURNAL|VFREEBUSY)[ \t]*[\r\n]/iy;

/** Finds the end of a card or a component that begins at a place; `null` if none does, or it has no end. */
function findComponentEnd(text: string, start: number): number | null {
  COMPONENT_START.lastIndex = start;
  const name = COMPONENT_START.exec(text)?.[1];
  if (name === undefined) return null;
  const piece = text.slice(start, start + RECORD_MAX_LENGTH);
  const mark = new RegExp(String.raw`[\r\n](BEGIN|END):${name}\b.*(?:\r\n?|\n|$)`, "i").exec(piece);
  return mark?.[1]?.toUpperCase() === "END" ? start + mark.index + mark[0].length : null;
}

/** The beginning of a text that tells its structure. */
const HEAD_CHARACTERS = 10_000;
const XML_START = /^\s*<(?:\?xml|(?!(?:html|head|body|table|div|p|ul|ol|a|b|i|span|h\d)\b)[a-z][\w:.-]*[\s>])/i;
/** An element before another one of its name. */
const REPEATED = /<([\w:.-]+)[\s>](?:(?!<\/\1>)[^])*<\/\1>\s*<\1[\s>]/g;
/** A program that writes each field in a line has a line of its own above a record, or an empty one below it. */
const RULER = String.raw`(?:\*{5,} *\d+\. row|-\[ RECORD \d+ \])`;
const BREAK = String.raw`(?:\r\n|\r(?!\n)|\n)`;
const ENTRY_END = new RegExp(String.raw`${BREAK}(?=[ \t]*[\r\n]|${RULER})|$`, "g");
/** A blank alone ends a key only where no sign follows it, so that no line can be read in two ways. */
const KEY = String.raw`[\p{L}_][\p{L}\d_-]*(?:[ \t]*[=:|]|[ \t](?![ \t]*[=:|]))`;
const LINE = `.*${BREAK}`;
/** Two entries that begin with the same two keys. A note or a number is above the first one. */
const ENTRIES = new RegExp(
  String.raw`^\s*${RULER}|(?:^|[\r\n])[ \t]*(${KEY})${LINE}[ \t]*(?!\1)(${KEY})${LINE}(?:[ \t]*${KEY}${LINE}){0,50}(?:(?:[#%[]${LINE}|[ \t]*${BREAK})+)[ \t]*\1${LINE}[ \t]*\2`,
  "u",
);

/** Finds the pattern that ends each record of several lines; `null` for a text of lines. */
function findRecordEnd(head: string): RegExp | null {
  if (!XML_START.test(head)) return ENTRIES.test(head) ? ENTRY_END : null;
  const tag = Array.from(head.matchAll(REPEATED)).find(([elements]) => elements.includes("@"))?.[1];
  return tag === undefined ? null : new RegExp(String.raw`</${tag}>(?:\r\n?|\n)?|(?!^)(?=<${tag}[\s>])|$`, "g");
}

/**
 * A text ends with its line, but not where a mail program cut the tag of an address: `jane+net=`, `flix@gmail.com`.
 * WebKit looks for an optional `^` at the start alone, and would find no end.
 */
// oxlint-disable-next-line no-control-regex -- ASCII has a sign of its own behind a record
const LINE_END = /(?:(?<![^])[a-z\d.]+\+[a-z\d.]*=(?:\r\n?|\n)(?=[a-z\d._-]*@).*)?(?:\r\n?|[\n\u001E]|$)/g;
const UNFOLDED_LINE_END = /(?:\r\n|\r(?!\n)|\n)(?![ \t])|$/g;
const TEXT_END = /$/g;
const WORD_END = /[\s,;]|$/g;

function endOfLine(text: string, start: number, lineEnd: RegExp): number {
  WORD_END.lastIndex = Math.min(start + RECORD_MAX_LENGTH, text.length);
  WORD_END.test(text);
  const piece = text.slice(start, WORD_END.lastIndex);
  lineEnd.lastIndex = 0;
  lineEnd.test(piece);
  return start + lineEnd.lastIndex;
}

/** A quoted field that goes on in the next line. Behind another character, a quotation mark is no more than one: `5"`. */
const OPEN_FIELD = /(?:^|[,;\t|]) *"[^"]*(?:""[^"]*)*$/;
const FIELD = /"[^"]*(?:""[^"]*)*"(?= *(?:[,;\t|\r\n]|$))/y;
/** The same where a backslash is before a quotation mark in a field. */
const ESCAPED_MARK = /\\"(?! *[,;\t|\r\n])/;
const OPEN_ESCAPED = /(?:^|[,;\t|]) *"(?:[^"\\]|\\.|"")*$/s;
const ESCAPED_FIELD = /"(?:[^"\\]|\\.|"")*"(?= *(?:[,;\t|\r\n]|$))/sy;

/** Finds the end of a line, or of a record of CSV. */
function findEnd(text: string, start: number): number {
  let end = endOfLine(text, start, LINE_END);
  for (let from = start; ;) {
    const line = text.slice(from, end);
    if (!line.includes('"')) return end;
    const [open, field] = ESCAPED_MARK.test(line) ? [OPEN_ESCAPED, ESCAPED_FIELD] : [OPEN_FIELD, FIELD];
    const found = open.exec(line);
    if (found === null) return end;
    field.lastIndex = from + found.index + found[0].indexOf('"');
    if (!field.test(text)) return end;
    from = field.lastIndex;
    end = endOfLine(text, from, LINE_END);
  }
}

/** Cuts a record that is too long into pieces. */
export function* splitLongRecord(text: string, { start, end }: TextRange): Generator<RecordRange, void> {
  for (let from = start, to; from < end; from = to) {
    to = end - from > RECORD_MAX_LENGTH ? Math.min(endOfLine(text, from, TEXT_END), end) : end;
    yield { start: from, end: to, kind: "other" };
  }
}

/** A statement of SQL that adds rows. */
const INSERT = /^\s*(?:INSERT|REPLACE)\s+INTO\b/i;
/** The end of a row that another one follows, or a text, which may have both. */
const ROW_END = /'(?:[^'\\]|\\.|'')*'|\)\s*,\s*(?=\()/gs;

function* splitInsert(text: string, start: number, end: number): Generator<RecordRange, void> {
  let from = start;
  for (const { 0: found, index } of text.slice(start, end).matchAll(ROW_END)) {
    if (found.startsWith("'")) continue;
    const rowEnd = start + index + found.length;
    yield { start: from, end: rowEnd, kind: "other" };
    from = rowEnd;
  }
  yield { start: from, end, kind: "other" };
}

/** Returns the signs between the fields of a record. */
export function toSeparators(text: string): string {
  return text.replaceAll(/"(?:[^"]|"")*"/g, "").replaceAll(/[^,;\t|]/g, "");
}
