import { takeOutUnseen } from "../addresses/cleanText";
import { readCell, splitTable, type TableRecord } from "../splitTable";
import { isCommonEnding } from "../tags/findSite";
import { findLinkedSites } from "./toRecipient";
import { ITEM, LINE_END } from "./toRecipients";

/** A text that came as a whole: a paste, a drop, a link. */
export interface Pasted {
  /** The text without its rows. Of a row, and of a line that has more than a link, it has the sites of the links. */
  readonly text: string;
  /** The rows of a table, with their heading, as they are written. */
  readonly rows: readonly string[];
}

const SEPARATORS = "\t,;";
/** A link alone may have a comma. */
const LONE_LINK = /^\s*https?:\S*\s*$/i;
/** With words or an address beside a link, there may be a password. */
const BESIDE_LINK = /\S\s+\S|@/;

/**
 * Takes the rows of a table out of a text, because they may have passwords. A row has a tab, or no blank behind its
 * commas or its semicolons, and not each of its cells is a site. Beside a row or a heading, every line with a separator
 * is a row. A quoted cell may have several lines. If nobody can tell where it ends, every line is a row. Linear cost.
 *
 * @param limit Behind so many sites, links are not read.
 */
export function splitPasted(text: string, limit: number): Pasted {
  const written = takeOutUnseen(text).replaceAll(LINE_END, "\n");
  const isSure = written.split('"').length % 2 === 1 && !CLOSING.test(written) && !written.includes('\\"');
  // KeePass writes a quotation mark behind a backslash.
  const readings = isSure ? [written] : [written, written.replaceAll(/\\["\\]/g, ""), written.replaceAll('"', "")];
  // A text may begin within a cell in such a way that no reading has a row.
  const isTable = readings.some(hasRow) || (!isSure && /[\t,;][^\s,;]*[\t,;]/.test(written));
  // In XML, the key of a password is on another line.
  const inTable = isSure && !/^\s*</.test(written) ? /[\t,;:="]|\n./ : /^/;
  const rows: string[] = [];
  const sites = new Set<string>();
  const lines = Array.from(splitTable(written, SEPARATORS), ({ start, end }) => {
    const line = written.slice(start, end);
    const isInTable = isTable && inTable.test(line);
    if (isInTable) rows.push(line);
    if (sites.size >= limit) return "";
    const found = isInTable || BESIDE_LINK.test(line) ? listLinks(line) : [];
    if (!isInTable && found.length === 0) return line;
    return found.map((site) => (sites.has(site) || !sites.add(site) ? "" : `${site}\n`)).join("");
  });
  const isChanged = rows.length > 0 || sites.size > 0;
  return { text: isChanged ? lines.join("").trim() : text, rows: rows.every((row) => LONE_LINK.test(row)) ? [] : rows };
}

/** Lists the cells of rows, but not those with links, whose sites the text has already. Linear cost. */
export function listCells(rows: string): string[] {
  const cells = Array.from(splitTable(rows, SEPARATORS), (row) => row.cells.map((cell) => readCell(rows, cell)));
  return cells.flat().filter((cell) => cell !== "" && listLinks(cell).length === 0);
}

/** Lists the sites of the links of a text. A link without a scheme begins a line, and never a cell. */
function listLinks(text: string): string[] {
  return findLinkedSites(`a ${text}`);
}

/** A text may begin within a quoted cell: the first mark that is not doubled ends it, as a separator is behind that. */
const CLOSING = /^[^"]*(?:""[^"]*)*"(?!") *(?:[\n\t,;]|$)/;
/** The key of a password, as people, JSON and XML write it. */
const PASSWORD_KEY =
  /(?<![\p{L}\d])(?:password|passwd|pwd|pass|secret|token|contraseña|clave|mot de passe|mdp|senha|palavra-passe)["']?(?:\s*:|>|<\/key>)/iu;
/** Headings of browsers and password managers, and of people in the four languages. */
const HEADING =
  /^(?:(?:login_)?(?:ur[il]s?|user[ _]?name|password)|web[ -]?site|hostname|web|site(?: web)?|sitio(?: web)?|p[aá]gina web|login(?: name)?|user|identifiant|(?:nom d['’])?utilisateur|(?:nombre de )?usuario|(?:nome de )?usu[aá]rio|utilizador|e-?mail(?: address)?|mail|adresse e-?mail|courriel|correo(?: electr[oó]nico)?|pass(?:wd)?|pwd|mot de passe|contrase[nñ]a|clave|senha|palavra-passe)$/i;
const HOST = /^(?:https?:\/\/)?(?:[\p{L}\p{M}\p{N}-]+\.)+(\p{L}+)\/?\s*$/iu;

/** A tab, or commas or semicolons without a blank behind any of them. */
const ROW = /\t|^(?!.*,\s+[^\s,;]).*,|^(?!.*;\s+[^\s,;]).*;/s;

function hasRow(written: string): boolean {
  // The semicolon of a reference of HTML parts nothing.
  const text = written.replaceAll(/&#?\w{2,8};/g, "&");
  return PASSWORD_KEY.test(text) || Array.from(splitTable(text, SEPARATORS), (row) => isRow(text, row)).includes(true);
}

function isRow(text: string, { start, end, cells }: TableRecord): boolean {
  if (cells.length < 2) return false;
  const from = start + (ITEM.exec(text.slice(start, end))?.[0].length ?? 0);
  const filled = cells.filter((cell) => cell.start >= from && cell.end > cell.start);
  const read = filled.map((cell) => readCell(text, cell));
  if (read.filter((cell) => HEADING.test(cell)).length > 1) return true;
  // Each with the first sign behind it.
  const separators = filled.slice(1).map((cell, before) => text.slice(filled[before]!.end, cell.start + 1));
  return ROW.test(separators.join("")) && !read.every((cell) => isCommonEnding(HOST.exec(cell)?.[1] ?? ""));
}
