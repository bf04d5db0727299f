import { AddressText } from "../../addressText/AddressText";
import { BreakableAddress } from "../../addressText/BreakableAddress";
import { type BookEntry, toAddressParts } from "../../core";
import { toShortDate } from "../../i18n/toShortDate";
import { useLanguage } from "../../i18n/useLanguage";
import styles from "./GivenTable.module.css";

/** The fields of an entry, in the order of its cells. */
export const ENTRY_FIELDS = ["recipient", "email", "date", "note"] as const;

interface EntryCellsProps {
  readonly entry: BookEntry;
  /** With it, the parts of the address that it does not have are tinted. Not on paper, where 10,000 rows are drawn at once. */
  readonly original?: string;
}

/** What an entry says, on the screen and on paper. */
export function EntryCells({ entry: { recipient, email, date, note }, original }: EntryCellsProps) {
  const { language } = useLanguage();
  const cells = {
    recipient: <bdi translate="no">{recipient}</bdi>,
    email:
      original === undefined ? (
        <BreakableAddress text={email} />
      ) : (
        <AddressText parts={toAddressParts({ email, original })} tinted="new" />
      ),
    date: toShortDate(date, language),
    note: <bdi translate="no">{note}</bdi>,
  };

  return ENTRY_FIELDS.map((field) => (
    <span key={field} role="cell" className={styles[field]}>
      {cells[field]}
    </span>
  ));
}
