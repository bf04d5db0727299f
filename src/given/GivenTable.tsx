import { Copy, Maximize2, Pencil, Trash2 } from "lucide-react";
import { memo, useMemo } from "react";

import { AddressText } from "../addressText/AddressText";
import { BreakableAddress } from "../addressText/BreakableAddress";
import type { StoredEntry } from "../book/bookState";
import { useCopy } from "../clipboard/useCopy";
import { type BookEntry, isSameMailbox, toAddressParts } from "../core";
import { toShortDate } from "../i18n/toShortDate";
import { useLanguage } from "../i18n/useLanguage";
import { Button } from "../ui/Button";
import { Checkbox } from "../ui/Checkbox";
import scrollBox from "../tables/scrollBox.module.css";
import { useVirtualGrid } from "../tables/useVirtualGrid";
import { VirtualRows } from "../tables/VirtualRows";
import { useShow } from "../showing/useShow";
import styles from "./GivenTable.module.css";
import { useGivenTexts } from "./useGivenTexts";

/** The fields of an entry, in the order of its cells. */
export const ENTRY_FIELDS = ["recipient", "email", "date", "note"] as const;
const COLUMNS = ["choice", ...ENTRY_FIELDS, "actions"] as const;
const ROW_ESTIMATE_PX = 80;

/** The number of controls in a row: the choice, Copy, Show, Edit and Delete. */
const CONTROLS = 5;
/** Edit and Delete are left out. */
const READ_ONLY_CONTROLS = 3;

/** The same for every row. */
interface RowProps {
  /** The mailbox last used here. */
  readonly mailbox: string | undefined;
  readonly isReadOnly: boolean;
  readonly onSelect: (changed: readonly StoredEntry[], isSelected: boolean) => void;
  readonly onEdit: (entry: StoredEntry) => void;
  readonly onDelete: (entry: StoredEntry) => Promise<void>;
}

interface GivenTableProps extends RowProps {
  readonly entries: readonly StoredEntry[];
  readonly selection: ReadonlySet<number>;
  /** The id of the text that names its keys. */
  readonly keysId: string;
}

/** A virtual table. It is one tab stop, and each of its rows has the same controls. */
export function GivenTable({ entries, selection, keysId, ...rowProps }: GivenTableProps) {
  const t = useGivenTexts();
  const keys = useMemo(() => entries.map(({ order }) => order), [entries]);
  const { box, handlers, virtualizer, tabStop } = useVirtualGrid({
    keys,
    columns: rowProps.isReadOnly ? READ_ONLY_CONTROLS : CONTROLS,
    rowEstimate: ROW_ESTIMATE_PX,
  });

  return (
    <div ref={box} className={scrollBox.box} {...handlers}>
      {/* The heading row counts too. */}
      <div
        role="table"
        aria-label={t("table")}
        aria-describedby={keysId}
        aria-rowcount={entries.length + 1}
        // src/app/ShortcutList.tsx names the keys while this is shown.
        data-given
      >
        <div role="row" className={styles.head} aria-rowindex={1}>
          {COLUMNS.map((column) => (
            <span key={column} role="columnheader">
              {t(`columns.${column}`)}
            </span>
          ))}
        </div>
        <VirtualRows
          virtualizer={virtualizer}
          rowClassName={styles.row}
          hasHeading
          renderRow={(row) => (
            <GivenRow
              {...rowProps}
              entry={entries[row]!}
              isSelected={selection.has(keys[row]!)}
              tabStop={row === tabStop.row ? tabStop.column : null}
            />
          )}
        />
      </div>
    </div>
  );
}

interface GivenRowProps extends RowProps {
  readonly entry: StoredEntry;
  readonly isSelected: boolean;
  /** The control that the Tab key reaches. It is `null` in all rows but one. */
  readonly tabStop: number | null;
}

/** The cells of one entry. Renders only when its own data changes. */
const GivenRow = memo(function GivenRow(props: GivenRowProps) {
  const { entry, isSelected, tabStop, mailbox, isReadOnly, onSelect, onEdit, onDelete } = props;
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
