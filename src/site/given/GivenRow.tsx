import { Copy, Maximize2, Pencil, Trash2 } from "lucide-react";
import { memo } from "react";

import { AddressText } from "../../addressText/AddressText";
import { BreakableAddress } from "../../addressText/BreakableAddress";
import type { StoredEntry } from "../../book/bookState";
import { useCopy } from "../../clipboard/useCopy";
import { type BookEntry, isSameMailbox, toAddressParts } from "../../core";
import { toShortDate } from "../../i18n/toShortDate";
import { useLanguage } from "../../i18n/useLanguage";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import { useShow } from "../showing/useShow";
import styles from "./GivenTable.module.css";
import { useGivenTexts } from "./useGivenTexts";

interface GivenRowProps {
  readonly entry: StoredEntry;
  /** The mailbox last used here. */
  readonly mailbox: string | undefined;
  readonly isSelected: boolean;
  /** The control that the Tab key reaches. It is `null` in all rows but one. */
  readonly tabStop: number | null;
  readonly isReadOnly: boolean;
  readonly onSelect: (changed: readonly StoredEntry[], isSelected: boolean) => void;
  readonly onEdit: (entry: StoredEntry) => void;
  readonly onDelete: (entry: StoredEntry) => Promise<void>;
}

/** The cells of one entry. Renders only when its own data changes. */
export const GivenRow = memo(function GivenRow({
  entry,
  mailbox,
  isSelected,
  tabStop,
  isReadOnly,
  onSelect,
  onEdit,
  onDelete,
}: GivenRowProps) {
  const t = useGivenTexts();
  const copy = useCopy();
  const show = useShow();
  const { recipient, email } = entry;
  const actions = [
    { label: t("copy", { email }), Icon: Copy, onClick: () => void copy([email]) },
    { label: t("show", { email }), Icon: Maximize2, onClick: () => void show(email) },
    { label: t("edit", { email, recipient }), Icon: Pencil, onClick: () => onEdit(entry) },
    { label: t("delete", { email, recipient }), Icon: Trash2, onClick: () => void onDelete(entry) },
  ].slice(0, isReadOnly ? 2 : undefined);

  return (
    <>
      <span role="cell" className={styles.choice}>
        <label>
          <Checkbox
            aria-label={t("select", { email, recipient })}
            tabIndex={tabStop === 0 ? 0 : -1}
            checked={isSelected}
            onChange={({ target }) => onSelect([entry], target.checked)}
          />
        </label>
      </span>
      <EntryCells entry={entry} original={toOriginal(email, mailbox)} />
      <span role="cell" className={styles.actions}>
        {actions.map(({ label, Icon, onClick }, index) => (
          <Button
            key={label}
            variant="quiet"
            aria-label={label}
            title={label}
            tabIndex={tabStop === index + 1 ? 0 : -1}
            ignoresDoubleClick
            onClick={onClick}
          >
            <Icon aria-hidden />
          </Button>
        ))}
      </span>
    </>
  );
});

/** The address that the mailbox has by itself. Of one that was not used here, only the tag is known to be new. */
function toOriginal(email: string, mailbox: string | undefined): string {
  return mailbox !== undefined && isSameMailbox(email, mailbox) ? mailbox : email.replace(/\+[^@]*/, "");
}

interface EntryCellsProps {
  readonly entry: BookEntry;
  /** With it, the parts of the address that it does not have are tinted. Not on paper, where 10,000 rows are drawn at once. */
  readonly original?: string;
}

/** What an entry says, on the screen and on paper. */
export function EntryCells({ entry: { recipient, email, date, note }, original }: EntryCellsProps) {
  const { language } = useLanguage();
  return (
    <>
      <span role="cell" className={styles.recipient}>
        <bdi translate="no">{recipient}</bdi>
      </span>
      <span role="cell" className={styles.email}>
        {original === undefined ? (
          <BreakableAddress text={email} />
        ) : (
          <AddressText parts={toAddressParts({ email, original })} tinted="new" />
        )}
      </span>
      <span role="cell" className={styles.date}>
        {toShortDate(date, language)}
      </span>
      <span role="cell" className={styles.note}>
        <bdi translate="no">{note}</bdi>
      </span>
    </>
  );
}
