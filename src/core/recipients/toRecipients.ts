import { cleanText, takeOutUnseen } from "../addresses/cleanText";
import { readEscapes } from "../addresses/readEscapes";
import { splitRecords } from "../addresses/splitRecords";
import { SEPARATOR, splitLine } from "./splitLine";
import { findLinkedSites, findSites, toRecipient } from "./toRecipient";

/** With fewer columns, a line beside a row of a table may be a list. */
const TABLE_MIN_COLUMNS = 3;
/** The heading of the sites in the exports of browsers and password managers. */
const HEADING = /^(?:\w+[_ ])?(?:ur[il]s?|web ?site|site|hostname)$/i;

/**
 * Splits a text into recipients: one on each line, or several that commas, semicolons or tabs have apart. A line with
 * links is the sites of these links, and a row of a table is its site. Nothing else of it is returned, for it may be a
 * password, and nothing of the rows beside it that have no site, such as the headings.
 *
 * @param limit The most recipients to return. The lines behind as many are not read.
 * @returns Recipients as `toRecipient` reads them, also repeated ones. The cost is linear.
 */
export function toRecipients(text: string, limit: number): string[] {
  const lines: ReturnType<typeof readLine>[] = [];
  for (const line of listLines(takeOutUnseen(text))) {
    lines.push(readLine(line));
    if (lines.length === limit) break;
  }
  const columns = new Set(lines.flatMap(({ siteColumns }) => siteColumns));
  const tables = new Set(Array.from(columns, (column) => column.split(":", 1)[0]));

  return lines
    .flatMap(({ sites, parts, isTable }) => {
      if (sites.length > 0) return sites;
      if (!isTable || !tables.has(`${parts.length}`))
        return parts.filter((part) => !ITEM_MARK.test(part)).map(toRecipient);
      return findSites(parts.filter((_, index) => columns.has(nameColumn(parts, index))));
    })
    .filter((recipient) => NAME.test(recipient))
    .slice(0, limit);
}

const NAME = /[\p{L}\p{N}\p{So}]/u;
/** A blank, or the number of a list, which a tab has apart. */
const ITEM_MARK = /^\s*(?:\d{1,3}[.)]\s*)?$/;

/** Reads the sites that a line surely stands for, and the columns that they are in. */
function readLine(line: string) {
  const written = findLinkedSites(cleanText(line));
  // A reference of HTML ends in a semicolon.
  const read = written.length > 0 ? line : readEscapes(line);
  const linked = read === line ? written : findLinkedSites(cleanText(read));
  const { parts, isRow } = SEPARATOR.test(read) ? splitLine(read) : { parts: [read], isRow: false };
  const isTable = isRow && parts.length >= TABLE_MIN_COLUMNS;
  const found = linked.length > 0 || !isRow ? linked : findSites(parts);
  const sites = linked.length > 0 || found.length === 1 ? found : [];
  const siteColumns = (isTable ? parts : []).flatMap((part, index) => {
    const hasSite = HEADING.test(part) || (part.includes(".") && sites.includes(toRecipient(part)));
    return hasSite ? nameColumn(parts, index) : [];
  });
  return { sites, parts, isTable, siteColumns };
}

/** A column of the tables with as many. */
function nameColumn(parts: readonly string[], index: number): string {
  return `${parts.length}:${index}`;
}

const LINE_END = /[\n\r\v\f\u0085\u2028\u2029]+/;

/** Lists the lines that are not blank. A quoted column of a table may have several. */
function* listLines(text: string): Generator<string, void> {
  for (const { start, end } of splitRecords(text)) {
    const record = text.slice(start, end).trim();
    const lines = splitLine(record).isRow ? [record] : record.split(LINE_END);
    for (const line of lines) if (line.trim() !== "") yield line;
  }
}
