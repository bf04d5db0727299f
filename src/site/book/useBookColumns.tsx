import { Maximize2, Pencil, Trash2 } from "lucide";
import { type ReactNode, useMemo } from "react";

import { AddressText } from "../../address/AddressText";
import type { StoredEntry } from "../../book/bookState";
import { useBook } from "../../book/useBook";
import { CopyButton } from "../../address/CopyButton";
import { BOOK_FIELDS, toAddressPieces } from "../../core";
import { useLanguage, useTexts } from "../../i18n/useTexts";
import { writeDate } from "../../i18n/writeDate";
import { useShow } from "../../address/ShowProvider";
import { RowMenu } from "../../tables/RowMenu";
import type { Column, TabStop } from "../../tables/Table";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import styles from "../../tables/recipientRows.module.css";
import { Icon } from "../../ui/Icon";

interface BookColumnsOptions {
  /** `null` where the rows have no checkbox. */
  readonly selection: ReadonlySet<number> | null;
  readonly onSelect: (entries: readonly StoredEntry[], isSelected: boolean) => void;
  readonly onEdit: (entry: StoredEntry) => void;
  readonly onDelete: (entries: readonly StoredEntry[]) => Promise<void>;
}

export function useBookColumns({ selection, onSelect, onEdit, onDelete }: BookColumnsOptions) {
  const t = useTexts("book");
  const { language } = useLanguage();
  const { book } = useBook();
  const isReadOnly = book.status === "failed";
  const show = useShow();

  return useMemo(() => {
    const first = selection === null ? 0 : 1;

    function renderChoice(entry: StoredEntry, tabStop: TabStop): ReactNode {
      const { order, email, recipient } = entry;
      return (
        <label className="choice">
          <Checkbox
            aria-label={t("select", { email, recipient })}
            tabIndex={tabStop === 0 ? 0 : -1}
            checked={selection?.has(order)}
            onChange={({ target }) => onSelect([entry], target.checked)}
          />
        </label>
      );
    }

    function renderActions(entry: StoredEntry, tabStop: TabStop): ReactNode {
      const { email, recipient } = entry;
      const rare = [
        { key: "show", icon: Maximize2, onClick: () => void show(email) },
        { key: "edit", icon: Pencil, onClick: () => onEdit(entry) },
        { key: "delete", icon: Trash2, onClick: () => void onDelete([entry]) },
      ] as const;
      return (
        <>
          <CopyButton email={email} tabIndex={tabStop === first ? 0 : -1} />
          <RowMenu label={t("rowMore", { recipient })} tabIndex={tabStop === first + 1 ? 0 : -1}>
            {rare.slice(0, isReadOnly ? 1 : undefined).map(({ key, icon, onClick }) => (
              <Button key={key} variant="quiet" aria-label={t(key, { email, recipient })} onClick={onClick}>
                <Icon node={icon} />
                {t(`rowActions.${key}`)}
              </Button>
            ))}
          </RowMenu>
        </>
      );
    }

    const cells = {
      choice: renderChoice,
      recipient: ({ recipient }: StoredEntry) => <bdi translate="no">{recipient}</bdi>,
      email: ({ email }: StoredEntry) => <AddressText pieces={toAddressPieces(email)} />,
      date: ({ date }: StoredEntry) => writeDate(date, language, "medium"),
      note: ({ note }: StoredEntry) => <bdi translate="no">{note}</bdi>,
      actions: renderActions,
    };
    const choice = selection === null ? [] : (["choice"] as const);
    return ([...choice, ...BOOK_FIELDS, "actions"] as const).map((key): Column<StoredEntry> => ({
      key,
      heading: t(`columns.${key}`),
      className: styles[key],
      cell: cells[key],
    }));
  }, [selection, isReadOnly, onSelect, onEdit, onDelete, t, language, show]);
}
