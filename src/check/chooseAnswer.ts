import type { FindEntries } from "../book/useBook";
import { addressOf, type BookEntry, type Check, type CheckedAddress, isSameMailbox } from "../core";

export type Answer =
  | { readonly kind: "given"; readonly entries: readonly BookEntry[] }
  | { readonly kind: "tag"; readonly tag: string }
  /** `own` has the dots of the account, and `mailbox` has others, which anybody may have put there. */
  | { readonly kind: "own" | "mailbox" | "none" | "foreign" | "invalid" };

interface Known {
  readonly findEntries: FindEntries | null;
  /** The person's own address in lower case; `null` if the page does not know it. */
  readonly own: string | null;
}

/** A text with more mailboxes or rows is a list of people. */
const MAX_MAILBOXES = 3;
const MAX_ROWS = 1000;

/** Says to whom an address was given, or why nobody knows. */
export function toAnswer(row: CheckedAddress, { findEntries, own }: Known): Answer {
  if (row.verdict === "invalid") return { kind: "invalid" };
  const email = addressOf(row) ?? "";
  const entries = findEntries?.(email) ?? [];
  if (entries.length > 0) return { kind: "given", entries };
  if (row.tag !== null) return { kind: "tag", tag: row.tag };
  if (row.verdict === "other-host") return { kind: "foreign" };
  if (own !== null && email.split("@")[0] === own.split("@")[0]) return { kind: "own" };
  const isOwn = own === null || isSameMailbox(own, email);
  return { kind: isOwn && /\..*@/.test(email) ? "mailbox" : "none" };
}

/**
 * Chooses the address that a person wants to know about: the only one, or the best one of a mail. An address of the
 * person's own mailbox is best, then one that tells to whom it was given, then one of a mailbox that the mail has twice.
 *
 * @returns `null` for a list of people.
 */
export function chooseAnswer({ rows, removable, mailboxes }: Check, known: Known): CheckedAddress | null {
  if (rows.length === 1) return rows[0]!;
  if (removable !== null || mailboxes > MAX_MAILBOXES || rows.length > MAX_ROWS) return null;
  const ranks = rows.map((row) => rank(row, mailboxes === 1, known));
  const best = Math.max(...ranks);
  return best > 0 ? rows[ranks.indexOf(best)]! : null;
}

function rank(row: CheckedAddress, isAlone: boolean, known: Known): number {
  if (row.verdict === "invalid") return 0;
  const isOwn = row.verdict === "gmail" && known.own !== null && isSameMailbox(row.mailbox, known.own);
  const { kind } = toAnswer(row, known);
  const said = kind === "given" ? 3 : kind === "tag" ? 2 : row.verdict === "gmail" && (isOwn || isAlone) ? 1 : 0;
  return said === 0 ? 0 : (isOwn ? 8 : 0) + said * 2 + (row.group === null ? 0 : 1);
}
