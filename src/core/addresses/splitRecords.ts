import type { TextFormat } from "./readFormat";

interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * Cuts a text into its records: in JSON the objects and the lists in the outermost list, in CSV (RFC 4180) records whose
 * quoted fields may have several lines, else the lines. A line that its format broke is one, and one of over 50,000
 * characters is several.
 *
 * @returns Their places in order, without a gap, line ends included. The cost is linear.
 */
export function* splitRecords(text: string, format: TextFormat): Generator<Place, void> {
  if (format.isJson && text.includes("[") && !JSON_LINES.test(text)) return yield* splitJson(text);
  for (let start = 0; start < text.length;) {
    const end = findEnd(text, start, format);
    yield { start, end };
    start = end;
  }
}

/** An object on each line. */
const JSON_LINES = /^\s*\{[^\r\n]*\}[ \t]*[\r\n]\s*\{/;

function findEnd(text: string, start: number, { isQuotedPrintable, isFolded }: TextFormat): number {
  if (isFolded) return endOfLine(text, start, UNFOLDED_LINE_END);
  if (isQuotedPrintable) return endOfLine(text, start, HARD_LINE_END);
  let end = endOfLine(text, start, LINE_END);
  for (let from = start; ;) {
    const open = OPEN_FIELD.exec(text.slice(from, end));
    if (open === null) return end;
    const field = new RegExp(FIELD, "y");
    field.lastIndex = from + open.index + open[0].indexOf('"');
    if (!field.test(text)) return end;
    from = field.lastIndex;
    end = endOfLine(text, from, LINE_END);
  }
}

/** A quoted field that does not end where its line does. */
const OPEN_FIELD = /(?:^|[,;\t])"[^"]*(?:""[^"]*)*$/;
/** Behind another character, a quotation mark is just one, as in `5"`. */
const FIELD = /"[^"]*(?:""[^"]*)*"(?=[,;\t\r\n]|$)/;

const LINE_END = /\r\n?|\n|$/g;
const UNFOLDED_LINE_END = /(?:\r\n|\r(?!\n)|\n)(?![ \t])|$/g;
/** Not behind an equals sign, which joins two lines. */
const HARD_LINE_END = /(?=[\r\n])(?<!=[ \t]*)(?:\r\n?|(?<!=[ \t]*\r)\n)|$/g;

/** A longer line is read in pieces, because a page waits while one is read. It is cut between two words. */
const LINE_MAX_LENGTH = 50_000;
const WORD_END = /[\s,;]|$/g;

function endOfLine(text: string, start: number, lineEnd: RegExp): number {
  WORD_END.lastIndex = Math.min(start + LINE_MAX_LENGTH, text.length);
  WORD_END.test(text);
  const piece = text.slice(start, WORD_END.lastIndex);
  lineEnd.lastIndex = 0;
  lineEnd.test(piece);
  return start + lineEnd.lastIndex;
}

/** A string, which may have no end, or a bracket. */
const JSON_TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|$)|[[\]{}]/gs;

/** The rest of the text is cut where the lists begin and end. */
function* splitJson(text: string): Generator<Place, void> {
  let start = 0;
  let depth = 0;
  /** How deep the elements of the outermost list are. */
  let elementDepth = 0;
  for (const { 0: token, index } of text.matchAll(JSON_TOKEN)) {
    if (token === "[" || token === "{") depth += 1;
    else if (token === "]" || token === "}") depth -= 1;
    else continue;
    if (token === "[" && elementDepth === 0) elementDepth = depth;
    if (depth > elementDepth || token === "{") continue;
    const end = index + 1;
    yield { start, end };
    start = end;
  }
  if (start < text.length) yield { start, end: text.length };
}
