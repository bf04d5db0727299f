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
 * is a row, and so is every line between quotation marks, because a cell may have several. If nobody can tell where a
 * quoted cell ends, all lines are. The cost is linear.
 *
 * @param limit Behind so many sites, links are not read.
 */
export function splitPasted(text: string, limit: number): Pasted {
  const written = takeOutUnseen(text).replaceAll(LINE_END, "\n");
  const whole = closeQuotes(written);
  // Some programs write a quotation mark within a cell so.
  const unescaped = written.replaceAll(/\\["\\]/g, "");
  const isTable = [...new Set([written, whole, unescaped])].some(hasRow);
  if (!isTable && !written.includes("//") && !/http/i.test(written)) return { text, rows: [] };

  const isSure = written === whole && written === unescaped;
  const [first, last] = isSure ? [whole.indexOf('"'), whole.lastIndexOf('"')] : [0, Infinity];
  const rows: string[] = [];
  const sites = new Set<string>();
  const lines = Array.from(splitTable(whole, SEPARATORS), ({ start, end }) => {
    const line = whole.slice(start, end);
    const isInTable = isTable && (/[\t,;:=]/.test(line) || (end > first && start <= last));
    if (isInTable) rows.push(line);
    if (sites.size >= limit) return "";
    const found = isInTable || BESIDE_LINK.test(line) ? listLinks(line) : [];
    if (!isInTable && found.length === 0) return line;
    const added = found.filter((site) => !sites.has(site) && sites.add(site));
    return added.map((site) => `${site}\n`).join("");
  });
  const isChanged = rows.length > 0 || sites.size > 0;
  return { text: isChanged ? lines.join("").trim() : text, rows: LONE_LINK.test(text) ? [] : rows };
}

/** Lists the cells of rows, but not those with links, whose sites the text has already. Linear cost. */
export function listCells(rows: string, limit: number): string[] {
  const listed: string[] = [];
  for (const { cells } of splitTable(rows, SEPARATORS)) {
    const read = cells.map((cell) => readCell(rows, cell));
    listed.push(...read.filter((cell) => cell !== "" && listLinks(cell).length === 0).slice(0, limit));
    if (listed.length >= limit) break;
  }
  return listed.slice(0, limit);
}

/** Lists the sites of the links of a text. A link without a scheme begins a line, and never a cell. */
function listLinks(text: string): string[] {
  return findLinkedSites(`a ${text}`);
}

/** The key of a password, as people and JSON write it. */
const SECRET =
  /(?<![\p{L}\d])(?:password|passwd|pwd|pass|secret|token|contraseña|clave|mot de passe|mdp|senha|palavra-passe)["']?\s*:/iu;
/** The headings above sites and accounts, in the exports of browsers and password managers, and in the four languages. */
const HEADINGS = new Set(
  `url urls uri loginuri web website hostname site siteweb sitio sitioweb paginaweb login loginname loginusername user
  username identifiant utilisateur nomdutilisateur usuario nombredeusuario nomedeusuario utilizador email emailaddress
  mail adresseemail courriel correo correoelectronico password loginpassword pass passwd pwd motdepasse contrasena clave
  senha palavrapasse`.split(/\s+/),
);
const HEADING_MAX_LENGTH = 40;
/** The semicolon of a reference of HTML parts nothing. */
const REFERENCE = /&#?\w{2,8};/g;

function hasRow(written: string): boolean {
  if (SECRET.test(written)) return true;
  const text = written.replaceAll(REFERENCE, "&");
  return /[\t,;]/.test(text) && [...splitTable(text, SEPARATORS)].some((record) => isRow(text, record));
}

function isRow(text: string, { start, end, cells }: TableRecord): boolean {
  if (cells.length < 2) return false;
  const from = start + (ITEM.exec(text.slice(start, end))?.[0].length ?? 0);
  const filled = cells.filter((cell) => cell.start >= from && cell.end > cell.start);
  const read = filled.map((cell) => readCell(text, cell));
  if (read.filter(isHeading).length > 1) return true;
  /** The separators between the cells, each with the first sign behind. */
  const gaps = filled.slice(1).map((cell, before) => text.slice(filled[before]!.end, cell.start + 1));
  const all = gaps.join("");
  const isTight = (all.includes(",") && !/,\s+[^\s,;]/.test(all)) || (all.includes(";") && !/;\s+[^\s,;]/.test(all));
  return (isTight || all.includes("\t")) && !read.every(isHost);
}

function isHeading(cell: string): boolean {
  if (cell.length > HEADING_MAX_LENGTH) return false;
  return HEADINGS.has(
    cell
      .normalize("NFD")
      .replaceAll(/[^a-z]/gi, "")
      .toLowerCase(),
  );
}

const HOST = /^(?:https?:\/\/)?(?:[\p{L}\p{M}\p{N}-]+\.)+(\p{L}+)\/?\s*$/iu;

/** Whether a cell is nothing but a site with an ending that most sites have. */
function isHost(cell: string): boolean {
  return isCommonEnding(HOST.exec(cell)?.[1] ?? "");
}

/** A text out of the middle of a table may begin and end within a quoted cell. Adds the quotation marks of that cell. */
function closeQuotes(text: string): string {
  const whole = CLOSING.test(text) ? `"${text}` : text;
  return whole.split('"').length % 2 === 0 ? `${whole}"` : whole;
}

/** The first mark that is not doubled ends a cell, if a separator is behind it. */
const CLOSING = /^[^"]*(?:""[^"]*)*"(?!") *(?:[\n\t,;]|$)/;
