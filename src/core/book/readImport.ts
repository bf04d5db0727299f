import { checkAddresses } from "../addresses/checkAddresses";
import { addressOf } from "../addresses/checkedAddress";
import { tagOf, toPlainName } from "../addresses/address";
import { groupBy } from "../groupBy";
import type { Steps } from "../steps";
import { BOOK_TYPE, BOOK_VERSION, type BookEntry, type EntryFault, readBookEntry } from "./bookEntry";
import { type DateOrder, readTable } from "./readTable";

/**
 * Why nothing is imported. `broken`: a backup that ends too early or has a fault; `newer-version`: a later Plusdot
 * wrote it; `too-large`: it is over 20 MB; `unknown`: it is no backup, no table with headings, and no list of addresses.
 */
type ImportError = "broken" | "newer-version" | "too-large" | "unknown";

export interface Import {
  readonly ok: true;
  readonly kind: "backup" | "table" | "list";
  readonly entries: readonly BookEntry[];
  /** The entries without a date that can be read. They have `today`. */
  readonly undated: ReadonlySet<BookEntry>;
  /** The entries that cannot be used. The position is the row in a table, or else the number, from 1. */
  readonly refused: readonly { readonly position: number; readonly fault: EntryFault }[];
}

export type ImportResult = Import | { readonly ok: false; readonly error: ImportError };

interface ImportOptions {
  /** How the person writes a date that can be several days. */
  readonly order: DateOrder;
  /** The date for an entry without one, `yyyy-mm-dd`. */
  readonly today: string;
  /** An address of the mailbox whose list it is; the empty text for the one that most addresses of the list reach. */
  readonly mailbox: string;
}

/** The longest text that is read, in characters. */
const IMPORT_MAX_LENGTH = 20_000_000;

/**
 * Reads a backup of `toBookJson` or `toBookCsv`, another table (`readTable`), or a list of one's own addresses, each for
 * its tag. An entry that cannot be used is refused by itself.
 *
 * @returns The steps to the result, one or a few for each entry. None throws. For JSON, the first is long. Linear cost.
 */
export function* readImport(text: string, { order, today, mailbox }: ImportOptions): Steps<ImportResult> {
  if (text.length > IMPORT_MAX_LENGTH) return { ok: false, error: "too-large" };
  const content = text.replace(/^\uFEFF/, "");
  const backup = readJson(content);
  if (typeof backup === "string") return { ok: false, error: backup };
  const table = backup === null ? yield* readTable(content, order) : null;
  const candidates = backup ?? table?.candidates ?? (yield* readList(content, mailbox));
  if (candidates === null) return { ok: false, error: "unknown" };

  const entries: BookEntry[] = [];
  const undated = new Set<BookEntry>();
  const refused: { position: number; fault: EntryFault }[] = [];
  for (const [position, candidate] of candidates) {
    const read = readBookEntry(candidate);
    const isUndated = read === "date" && backup === null;
    const entry = isUndated ? readBookEntry(Object.assign({}, candidate, { date: today })) : read;
    yield 0;
    if (typeof entry === "string") {
      refused.push({ position, fault: entry });
      continue;
    }
    entries.push(entry);
    if (isUndated) undated.add(entry);
  }
  const kind = backup !== null || table?.isBackup ? "backup" : table === null ? "list" : "table";
  return { ok: true, kind, entries, undated, refused };
}

type Candidates = ReadonlyMap<number, unknown>;

/** Reads a backup in JSON; `null` for any other text. */
function readJson(text: string): Candidates | ImportError | null {
  if (!/^\s*\{/.test(text)) return null;
  let book: { readonly type?: unknown; readonly version?: unknown; readonly entries?: unknown };
  try {
    book = JSON.parse(text);
  } catch {
    return text.includes(`"${BOOK_TYPE}"`) ? "broken" : null;
  }
  const { type, version, entries } = book;
  if (type !== BOOK_TYPE) return null;
  if (typeof version === "number" && version > BOOK_VERSION) return "newer-version";
  if (!Array.isArray(entries) || version !== BOOK_VERSION) return "broken";
  return new Map(entries.map((entry: unknown, index) => [index + 1, entry]));
}

/** Reads the addresses of one mailbox, each for its tag; `null` for a text that is no list. Others become no entries. */
function* readList(text: string, mailbox: string): Steps<Candidates | null> {
  if (!text.includes("@")) return null;
  const { kind, rows } = yield* checkAddresses(text);
  if (kind !== "list" && kind !== "table") return null;
  const emails = rows.map((row) => addressOf(row) ?? "");
  const mailboxes = groupBy(emails.filter(Boolean), toPlainName);
  const [most] = [...mailboxes].toSorted(([, one], [, other]) => other.length - one.length);
  const own = toPlainName(mailbox) || most?.[0];
  return new Map(
    emails.map((email, index) => {
      const tag = toPlainName(email) === own ? tagOf(email.split("@", 1)[0]!) : null;
      return [index + 1, { recipient: tag ?? rows[index]!.input, email: tag && email, note: "" }];
    }),
  );
}
