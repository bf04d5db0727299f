import { cleanText, takeOutUnseen } from "../addresses/cleanText";
import { readEscapes } from "../addresses/readEscapes";
import { splitTable } from "../splitTable";
import { splitLine } from "./splitLine";
import { findLinkedSites, findSites, isSite, toRecipient } from "./toRecipient";

/** With fewer columns, a line beside a row of a table may be a list. */
const TABLE_MIN_COLUMNS = 3;
/** The heading of the sites in the exports of browsers and password managers. */
const HEADING = /^(?:\w+[_ ])?(?:ur[il]s?|web ?site|site|hostname)$/i;

/**
 * Splits a text into recipients, as `toRecipient` reads them: one on each line, or several with commas, semicolons or
 * tabs between them. A line with links, and a row of a table, may have a password, so they give nothing but their
 * sites, and the other rows of that table give nothing without a site. Behind the limit, no line is read. The cost is
 * linear.
 */
export function toRecipients(text: string, limit: number): string[] {
  return createRecipientReader()(text, limit);
}

/**
 * Makes a `toRecipients` for the text of a field. It remembers the lines that it has read, because a person who types
 * changes one line at a time, and a phone is too slow to read a thousand lines for each letter.
 */
export function createRecipientReader(): typeof toRecipients {
  let known: ReadonlyMap<string, ReadLine> = new Map();

  return (text, limit) => {
    const lines: ReadLine[] = [];
    for (const line of listLines(text)) if (lines.push(known.get(line) ?? readLine(line)) === limit) break;
    known = new Map(lines.map((line) => [line.text, line]));
    const columnsOf = findSiteColumns(lines);

    return lines
      .flatMap(({ sites, cells, list }) => {
        const columns = sites.length === 0 ? columnsOf.get(cells.length) : undefined;
        return columns === undefined ? list() : findSites(cells.filter((_, index) => columns.has(index)));
      })
      .filter((recipient) => NAME.test(recipient))
      .slice(0, limit);
  };
}

/** Whether a line of a text has more than the sites that it stands for, such as a password in a row of an export. */
export function hasMoreThanSites(text: string): boolean {
  for (const line of listLines(text)) {
    const { text: read, list } = readLine(line);
    if (/[\s,;@]/.test(read) && list().some(isSite)) return true;
  }
  return false;
}

const NAME = /[\p{L}\p{N}\p{So}]/u;
/** The number of an item, with a tab behind it. */
const ITEM_MARK = /^\s*\d{1,3}[.)]\s*$/;

/** Finds the columns that have sites, for each table of a text. The number of its columns tells a table. */
function findSiteColumns(rows: readonly ReadLine[]): ReadonlyMap<number, ReadonlySet<number>> {
  const tables = new Map<number, Set<number>>();
  for (const { sites, cells } of rows) {
    const columns = tables.get(cells.length) ?? new Set();
    for (const [index, cell] of cells.entries()) {
      if (columns.has(index)) continue;
      const hasSite = [...findLinkedSites(cell), ...findSites([cell])].some((site) => sites.includes(site));
      if (hasSite || HEADING.test(cell)) tables.set(cells.length, columns.add(index));
    }
  }
  return tables;
}

type ReadLine = ReturnType<typeof readLine>;

/** Reads the sites that a line surely stands for, its cells if it is a row of a table, and the recipients it lists. */
function readLine(line: string) {
  const linked = findLinkedSites(cleanText(line));
  // A reference of HTML ends in a semicolon.
  const decoded = linked.length > 0 ? line : readEscapes(line);
  if (decoded !== line) return readLine(decoded);
  const { parts, isRow } = splitLine(line);
  const cells = isRow && parts.length >= TABLE_MIN_COLUMNS ? parts : [];
  const found = linked.length > 0 || !isRow ? linked : findSites(parts);
  const sites = linked.length > 0 || found.length === 1 ? found : [];
  let recipients = sites.length > 0 ? sites : null;
  const list = () => (recipients ??= parts.filter((part) => !ITEM_MARK.test(part)).map(toRecipient));
  return { text: line, sites, cells, list };
}

const LINE_END = /[\n\r\v\f\u0085\u2028\u2029]/;

/** Lists the lines that are not blank. A row of a table counts as a line, even if a quoted cell has several. */
function* listLines(text: string): Generator<string, void> {
  const seen = takeOutUnseen(text);
  for (const { start, end } of splitTable(seen, seen.includes("\t") ? "\t" : ",")) {
    const record = seen.slice(start, end).trim();
    const isRow = !LINE_END.test(record) || splitLine(record).isRow;
    for (const line of isRow ? [record] : record.split(LINE_END)) if (line.trim() !== "") yield line;
  }
}
