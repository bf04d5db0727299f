import type { FindEntries } from "../book/useBook";
import { addressOf, type BookEntry, type Check, type CheckedAddress, isSameMailbox, toRecipient } from "../core";

export type Answer =
  | { readonly kind: "given"; readonly entries: readonly BookEntry[] }
  /** A `random` tag is drawn by a program, and names nobody. */
  | { readonly kind: "tag" | "random"; readonly tag: string }
  /** It has dots that anybody may have put there. */
  | { readonly kind: "mailbox"; readonly mailbox: string }
  /** `own` has the dots of the account. */
  | { readonly kind: "own" | "none" | "foreign" | "invalid" };

const TELLING: ReadonlySet<Answer["kind"]> = new Set(["given", "tag", "random"]);

export interface Known {
  readonly findEntries: FindEntries | null;
  /** The person's own address in lower case; `null` if the page does not know it. */
  readonly own: string | null;
}

/** Eight letters and digits or more, as password managers draw them. Four letters with a vowel may be a word. */
const RANDOM_TAG = /^(?=.*\d[a-z])(?=.*[a-z]\d)(?!.*(?=[a-z]{4})[a-z]{0,3}[aeiouy])[a-z\d]{8,}$/i;

/** A text with more rows is a list of people. */
const MAX_ROWS_OF_MAIL = 1000;
const MAX_ROWS_OF_ONE = 10;

/** Says to whom an address was given, or why nobody knows. */
export function toAnswer(row: CheckedAddress, { findEntries, own }: Known): Answer {
  if (row.verdict === "invalid") return { kind: "invalid" };
  const email = addressOf(row) ?? "";
  const entries = findEntries?.(email) ?? [];
  if (entries.length > 0) return { kind: "given", entries };
  if (row.tag !== null) return { kind: RANDOM_TAG.test(row.tag) ? "random" : "tag", tag: row.tag };
  if (row.verdict !== "gmail") return { kind: "foreign" };
  if (own !== null && email.split("@")[0] === own.split("@")[0]) return { kind: "own" };
  const isOwn = own === null || isSameMailbox(own, email);
  return isOwn && /\..*@/.test(email) ? { kind: "mailbox", mailbox: row.mailbox } : { kind: "none" };
}

/** Returns to whom an address was given, as far as its answer tells. */
export function recipientsOf(answer: Answer): readonly string[] {
  if (answer.kind === "given") return answer.entries.map(({ recipient }) => recipient);
  return answer.kind === "tag" ? [toRecipient(answer.tag)].filter(Boolean) : [];
}

/**
 * Chooses the address that a person wants to know about: the only one, or the best one of a mail, or of a few of one
 * mailbox of which one tells to whom it was given. An address of the person's own mailbox is best, then one that tells
 * to whom it was given, then one of a mailbox that the mail has twice.
 *
 * @returns `null` for a list of people.
 */
export function chooseAnswer(check: Check, known: Known): CheckedAddress | null {
  const { kind, rows, people, mailboxes } = check;
  if (rows.length === 1) return rows[0]!;
  const isOfOne = kind === "other" && people === 1 && mailboxes === 1;
  if (rows.length > (kind === "mail" ? MAX_ROWS_OF_MAIL : isOfOne ? MAX_ROWS_OF_ONE : 0)) return null;
  if (isOfOne && !rows.some((row) => TELLING.has(toAnswer(row, known).kind))) return null;
  const ranks = rows.map((row) => rank(row, check, known));
  const best = Math.max(...ranks);
  return best > 0 ? rows[ranks.indexOf(best)]! : null;
}

function rank(row: CheckedAddress, { mailboxes, sentTo }: Check, known: Known): number {
  if (row.verdict === "invalid") return 0;
  const isAlone = mailboxes === 1;
  const owns = [known.own, sentTo].filter((own) => own !== null);
  const isOwn = row.verdict === "gmail" && owns.some((own) => isSameMailbox(row.mailbox, own));
  const { kind } = toAnswer(row, known);
  const said = kind === "given" ? 3 : TELLING.has(kind) ? 2 : row.verdict === "gmail" && (isOwn || isAlone) ? 1 : 0;
  return said === 0 ? 0 : (isOwn ? 8 : 0) + said * 2 + (row.group === null ? 0 : 1);
}
