import { useMemo } from "react";

import type { StoredEntry } from "../../book/bookState";
import scrollBox from "../../ui/scrollBox.module.css";
import { useVirtualGrid } from "../../ui/useVirtualGrid";
import { VirtualRows } from "../../ui/VirtualRows";
import { GivenRow } from "./GivenRow";
import styles from "./GivenTable.module.css";
import { useGivenTexts } from "./useGivenTexts";

const ROW_ESTIMATE_PX = 80;

/** The number of controls in a row: the choice, Copy, Show, Edit and Delete. */
const CONTROLS = 5;
/** Edit and Delete are left out. */
const READ_ONLY_CONTROLS = 3;

const COLUMNS = ["choice", "recipient", "email", "date", "note", "actions"] as const;

interface GivenTableProps {
  readonly entries: readonly StoredEntry[];
  /** The mailbox last used here. */
  readonly mailbox: string | undefined;
  readonly selection: ReadonlySet<number>;
  readonly isReadOnly: boolean;
  /** The id of the text that names its keys. */
  readonly keysId: string;
  readonly onSelect: (changed: readonly StoredEntry[], isSelected: boolean) => void;
  readonly onEdit: (entry: StoredEntry) => void;
  readonly onDelete: (entry: StoredEntry) => Promise<void>;
}

/** A virtual table. It is one tab stop, and each of its rows has the same controls. */
export function GivenTable(props: GivenTableProps) {
  const { entries, mailbox, selection, isReadOnly, keysId, onSelect, onEdit, onDelete } = props;
  const t = useGivenTexts();
  const keys = useMemo(() => entries.map(({ order }) => order), [entries]);
  const { box, handlers, virtualizer, tabStop } = useVirtualGrid({
    keys,
    columns: isReadOnly ? READ_ONLY_CONTROLS : CONTROLS,
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
              entry={entries[row]!}
              mailbox={mailbox}
              isSelected={selection.has(keys[row]!)}
              tabStop={row === tabStop.row ? tabStop.column : null}
              isReadOnly={isReadOnly}
              onSelect={onSelect}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          )}
        />
      </div>
    </div>
  );
}
