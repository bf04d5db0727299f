import { useCallback, useId, useMemo, useState } from "react";

import { toNewestFirst } from "../../book/bookEntries";
import type { BookContent, StoredEntry } from "../../book/bookState";
import type { EntryOutcome } from "../../book/createBookStore";
import { useBook } from "../../book/useBook";
import { BOOK_FIELDS, searchRecipients } from "../../core";
import { useTexts } from "../../i18n/useTexts";
import { changeSelection } from "../../tables/changeSelection";
import table from "../../tables/recipientRows.module.css";
import { NothingFound, SearchField, useSearch } from "../../tables/SearchField";
import { Table } from "../../tables/Table";
import { useViewToast } from "../../toasts/ToastProvider";
import { Checkbox } from "../../ui/Checkbox";
import { Dialog } from "../../ui/Dialog";
import { Fault } from "../../ui/Fault";
import { passFocusTo } from "../../ui/passFocusTo";
import { SpokenText } from "../../ui/SpokenText";
import { BookActions } from "./BookActions";
import styles from "./BookPanel.module.css";
import { BOOK_SWITCH } from "./BookSwitch";
import { EntryForm } from "./EntryForm";
import { useBookColumns } from "./useBookColumns";

const ROW_ESTIMATE_PX = 65;

/** With fewer, a person sees at a glance what is there. */
const MANY_ENTRIES = 8;

/** Where the focus was before an entry was edited. */
const TAB_STOP = "[role=grid] [tabindex='0']";

const searchEntries = (entries: readonly StoredEntry[], query: string) =>
  searchRecipients(entries, query, (entry) => BOOK_FIELDS.map((field) => entry[field]).join("\n"));

const toOrder = ({ order }: StoredEntry) => order;

/** To the title, as long as there is a list. */
const passFocus = passFocusTo("h2[tabindex]");
const passFocusOfList = passFocusTo(BOOK_SWITCH);

export function BookList({ content, onForget }: { readonly content: BookContent; readonly onForget: () => void }) {
  const t = useTexts("book");
  const makeText = useTexts("make");
  const { book, store } = useBook();
  const isReadOnly = book.status === "failed";
  const showToast = useViewToast();
  const keysId = useId();
  /** The orders of the selected entries; `null` while a person selects none, and the rows have no checkbox. */
  const [selection, setSelection] = useState<ReadonlySet<number> | null>(null);
  const [edited, setEdited] = useState<StoredEntry | null>(null);
  const [fault, setFault] = useState<EntryOutcome>(null);
  const closeEditor = () => setEdited(null);
  const { entries } = content;
  const sorted = useMemo(() => toNewestFirst(entries), [entries]);
  const { search, setSearch, settled, shown, showAll } = useSearch(sorted, "", searchEntries);
  const selected = useMemo(() => sorted.filter(({ order }) => selection?.has(order)), [sorted, selection]);
  const areAllSelected = shown.length > 0 && shown.every(({ order }) => selection?.has(order));

  const handleSelect = useCallback((rows: readonly StoredEntry[], isSelected: boolean) => {
    setSelection((current) => changeSelection(current ?? new Set(), rows.map(toOrder), isSelected));
  }, []);

  const handleOutcome = useCallback(
    // A failed book has a sentence of its own.
    (outcome: EntryOutcome) => setFault(store.getState().book.status === "failed" ? null : outcome),
    [store],
  );

  const handleDelete = useCallback(
    async (deleted: readonly StoredEntry[]) => {
      const outcome = await store.exchange(deleted, []);
      handleOutcome(outcome);
      if (outcome !== null) return;
      const said = t("deleted", { count: deleted.length, email: deleted[0]!.email });
      const onPress = () => void store.exchange([], deleted).then(handleOutcome);
      showToast("success", said, { label: t("undo"), onPress });
    },
    [store, handleOutcome, showToast, t],
  );

  const isMixed = !areAllSelected && selected.length > 0;
  const toggleAll = () => handleSelect(areAllSelected ? selected : shown, !areAllSelected);
  const columns = useBookColumns({ selection, onSelect: handleSelect, onEdit: setEdited, onDelete: handleDelete });
  const isSearch = shown.length < entries.length;
  const count = t(isSearch ? "found" : "count", { count: shown.length, total: entries.length });
  const said = selected.length > 0 ? `${count}, ${t("selected", { count: selected.length })}` : count;
  const actions = (
    <BookActions
      content={content}
      shown={shown}
      selected={selected}
      onSelect={() => setSelection(selection === null ? new Set() : null)}
      onOutcome={handleOutcome}
      onDelete={() => void handleDelete(selected)}
      onForget={onForget}
    />
  );

  return (
    <div ref={passFocusOfList} className={styles.list}>
      <div className={`line ${styles.toolbar}`}>
        {entries.length > 0 && (
          <p role="status" aria-live="off" className="note">
            {said}
          </p>
        )}
        {/* A toast already says that entries came or went. */}
        <SpokenText key={entries.length} text={said} isKnown />
        {(entries.length >= MANY_ENTRIES || search !== "") && (
          <search>
            <SearchField
              label={t("search")}
              placeholder={makeText("search.field")}
              query={search}
              onChange={setSearch}
            />
          </search>
        )}
      </div>
      {/* The advice matters more than the reason, and the list can only be saved. */}
      {isReadOnly && <Fault>{`${t("unsaved")} ${t(`faults.${book.fault}`)}`}</Fault>}
      {isReadOnly && actions}
      {fault !== null && <Fault>{t(`faults.${fault}`)}</Fault>}
      {selection !== null && entries.length > 0 && (
        <label className={`choice ${styles.all}`}>
          <Checkbox checked={areAllSelected} isMixed={isMixed} onChange={toggleAll} />
          <span>{t(areAllSelected ? "clearSelection" : "selectAll")}</span>
        </label>
      )}
      {entries.length === 0 && <p className="nothing">{t("empty")}</p>}
      {shown.length > 0 && (
        <div ref={passFocus}>
          <Table
            // Another search starts at the top.
            key={settled}
            label={t("table")}
            descriptionId={keysId}
            className={`${table.table} ${styles.rows}`}
            columns={columns}
            rows={shown}
            keyOf={toOrder}
            // Copy and More, and the choice.
            controls={selection === null ? 2 : 3}
            rowEstimate={ROW_ESTIMATE_PX}
          />
        </div>
      )}
      {entries.length > 0 && shown.length === 0 && (
        <NothingFound className="nothing" label={t("showAll")} onShowAll={showAll}>
          <p>{t("nothing")}</p>
        </NothingFound>
      )}
      {entries.length > 0 && (
        <p id={keysId} className="unseen">
          {t("keys")}
        </p>
      )}
      {!isReadOnly && actions}
      <Dialog isOpen={edited !== null} onClose={closeEditor} focusFallback={TAB_STOP} title={t("editing.title")}>
        {edited !== null && <EntryForm entry={edited} onClose={closeEditor} />}
      </Dialog>
    </div>
  );
}
