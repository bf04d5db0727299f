import { Copy, Maximize2, Pencil, Trash2 } from "lucide-react";
import { useMemo } from "react";

import { AddressText } from "../addressText/AddressText";
import { BreakableAddress } from "../addressText/BreakableAddress";
import type { StoredEntry } from "../book/bookState";
import { useCopy } from "../clipboard/useCopy";
import { BOOK_FIELDS, isSameMailbox, toAddressParts } from "../core";
import { toShortDate } from "../i18n/writeDate";
import { useLanguage } from "../i18n/useLanguage";
import { useShow } from "../showing/ShowProvider";
import type { CellPlace, Column } from "../tables/Table";
import { Button } from "../ui/Button";
import { Checkbox } from "../ui/Checkbox";
import styles from "./GivenTable.module.css";
import { useGivenTexts } from "./useGivenTexts";

interface GivenColumnsOptions {
  /** The mailbox last used here. */
  readonly mailbox: string | undefined;
  readonly selection: ReadonlySet<number>;
  readonly isReadOnly: boolean;
  readonly onSelect: (orders: readonly number[], isSelected: boolean) => void;
  readonly onEdit: (entry: StoredEntry) => void;
  readonly onDelete: (entry: StoredEntry) => Promise<void>;
}

/** Returns the columns of the list: the choice, the fields of an entry, and what can be done with it. */
export function useGivenColumns(options: GivenColumnsOptions): readonly Column<StoredEntry>[] {
  const { mailbox, selection, isReadOnly, onSelect, onEdit, onDelete } = options;
  const t = useGivenTexts();
  const { language } = useLanguage();
  const copy = useCopy();
  const show = useShow();

  return useMemo(() => {
    const cells = {
      recipient: ({ recipient }: StoredEntry) => <bdi translate="no">{recipient}</bdi>,
      email: ({ email }: StoredEntry, { isOnPaper }: CellPlace) =>
        isOnPaper ? (
          <BreakableAddress text={email} />
        ) : (
          <AddressText parts={toAddressParts({ email, original: toOriginal(email, mailbox) })} tinted="new" />
        ),
      date: ({ date }: StoredEntry) => toShortDate(date, language),
      note: ({ note }: StoredEntry) => <bdi translate="no">{note}</bdi>,
    };

    const choice: Column<StoredEntry> = {
      key: "choice",
      heading: t("columns.choice"),
      className: styles.choice,
      isScreenOnly: true,
      cell: ({ order, email, recipient }, { tabStop }) => (
        <label>
          <Checkbox
            aria-label={t("select", { email, recipient })}
            tabIndex={tabStop === 0 ? 0 : -1}
            checked={selection.has(order)}
            onChange={({ target }) => onSelect([order], target.checked)}
          />
        </label>
      ),
    };

    const actions: Column<StoredEntry> = {
      key: "actions",
      heading: t("columns.actions"),
      className: styles.actions,
      isScreenOnly: true,
      cell: (entry, { tabStop }) => {
        const { email, recipient } = entry;
        const buttons = [
          { label: t("copy", { email }), Icon: Copy, onClick: () => void copy([email]) },
          { label: t("show", { email }), Icon: Maximize2, onClick: () => void show(email) },
          { label: t("edit", { email, recipient }), Icon: Pencil, onClick: () => onEdit(entry) },
          { label: t("delete", { email, recipient }), Icon: Trash2, onClick: () => void onDelete(entry) },
        ];
        return buttons.slice(0, isReadOnly ? 2 : undefined).map(({ label, Icon, onClick }, index) => (
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
        ));
      },
    };

    const fields = BOOK_FIELDS.map((field) => ({
      key: field,
      heading: t(`columns.${field}`),
      className: styles[field],
      cell: cells[field],
    }));
    return [choice, ...fields, actions];
  }, [mailbox, selection, isReadOnly, onSelect, onEdit, onDelete, t, language, copy, show]);
}

/** The address that the mailbox has by itself. Of one that was not used here, only the tag is known to be new. */
function toOriginal(email: string, mailbox: string | undefined): string {
  return mailbox !== undefined && isSameMailbox(email, mailbox) ? mailbox : email.replace(/\+[^@]*/, "");
}
