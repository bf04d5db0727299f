import { findMissing } from "../../book/bookChanges";
import type { StoredEntry } from "../../book/bookState";
import { type BookEntry, groupBy, type Import, isSameRecipient, recipientGroupOf, recipientIdOf } from "../../core";

const MANY_SITES = 3;

/** Sorts the entries of an import by what they would change in the book. */
export function compareImport(read: Import, known: readonly StoredEntry[]) {
  // In a table, an address without a tag was made for none of several sites.
  const bareEmails = groupBy(read.kind === "table" ? read.entries : [], ({ email }) => email);
  for (const [email, group] of bareEmails) {
    const sites = new Set(group.map(({ recipient }) => recipientIdOf(recipient)));
    if (email.includes("+") || sites.size < MANY_SITES) bareEmails.delete(email);
  }
  const isBare = ({ email }: BookEntry) => bareEmails.has(email);
  const entries = read.entries.filter((entry) => !isBare(entry));
  const distinct = new Set(findMissing(entries, []));
  const missing = new Set(findMissing([...distinct], known));
  const knownOf = groupBy(known, ({ email }) => email);
  const isKnown = ({ email }: BookEntry) => knownOf.has(email);
  const same = [...distinct].filter((entry) => !missing.has(entry));
  // Few imports have a bare address, and computing a group takes long.
  const others = bareEmails.size > 0 ? [...known, ...entries] : [];
  const alike = groupBy(others, ({ recipient }) => recipientGroupOf(recipient));
  const isAlone = ({ recipient, email }: BookEntry) => {
    const own = alike.get(recipientGroupOf(recipient)) ?? [];
    return !own.some((other) => other.email !== email && isSameRecipient(other.recipient, recipient));
  };
  return {
    new: [...missing].filter((entry) => !isKnown(entry)),
    same,
    repeated: entries.filter((entry) => !distinct.has(entry)),
    // The book has these addresses under other names.
    renamed: [...missing].filter(isKnown),
    /** Entries of the book, with the date and the note of the import where these differ. */
    updates: same.flatMap((entry) => {
      const old = knownOf.get(entry.email)!.find(({ recipient }) => isSameRecipient(recipient, entry.recipient))!;
      const date = read.undated.has(entry) ? old.date : entry.date;
      const update = Object.assign({}, old, { date, note: entry.note || old.note });
      return update.date === old.date && update.note === old.note ? [] : [update];
    }),
    /** The entries of sites that have nothing but a bare address, by that address. */
    bare: groupBy(findMissing(read.entries.filter(isBare), []).filter(isAlone), ({ email }) => email),
  };
}
