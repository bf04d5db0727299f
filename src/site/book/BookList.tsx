import { type ReactNode, useCallback, useId, useMemo, useState } from "react";

import type { BookContent, StoredEntry } from "../../book/bookState";
import type { EntryOutcome } from "../../book/createBookStore";
import { toNewestFirst } from "../../book/bookEntries";
import { useBook } from "../../book/useBook";
import { useLanguage } from "../../i18n/useLanguage";
import { useTexts } from "../../i18n/useTexts";
import { deletesUnvisited } from "../../platform/storage";
import { useViewToast } from "../../toasts/useViewToast";
import { Checkbox } from "../../ui/Checkbox";
import { Dialog } from "../../ui/Dialog";
import { passFocusTo } from "../../ui/passFocusTo";
import { SpokenText } from "../../ui/SpokenText";
import { changeSelection } from "../../tables/changeSelection";
import { NothingFound, SearchField, useSearch } from "../../tables/SearchField";
import table from "../../tables/recipientRows.module.css";
import { Table } from "../../tables/Table";
import { PageBookmark } from "../PageBookmark";
import { BOOK_SWITCH } from "./BookSwitch";
import { EntryForm } from "./EntryForm";
import { BookActions, LIST_TITLE } from "./BookActions";
import styles from "./BookList.module.css";
import { searchEntries } from "./searchEntries";
import { useBookColumns } from "./useBookColumns";
import { FaultText } from "./FaultText";

const ROW_ESTIMATE_PX = 65;

/** With fewer, a person sees at a glance what is there. */
const MANY_ENTRIES = 8;

/** The number of controls in a row: the choice, Copy and More. */
const CONTROLS = 3;

/** Where the focus was before an entry was edited. */
const TAB_STOP = "[role=grid] [tabindex='0']";

const toOrder = ({ order }: StoredEntry) => order;

const passFocus = passFocusTo(LIST_TITLE, BOOK_SWITCH);

interface BookListProps {
  readonly content: BookContent;
  /** The button beside the one that saves a backup. */
  readonly opener: ReactNode;
  readonly onForget: () => void;
}

export function BookList({ content, opener, onForget }: BookListProps) {
  const t = useTexts("book");
  const { language } = useLanguage();
  const { book, store } = useBook();
  const isReadOnly = book.status === "failed";
  const showToast = useViewToast();
  const titleId = useId();
  const keysId = useId();
  const [selection, setSelection] = useState<ReadonlySet<number>>(new Set());
  const [edited, setEdited] = useState<StoredEntry | null>(null);
  const [fault, setFault] = useState<EntryOutcome>(null);
  const closeEditor = () => setEdited(null);

  const { entries } = content;
  const sorted = useMemo(() => toNewestFirst(entries), [entries]);
  const find = useCallback(
    (rows: readonly StoredEntry[], query: string) => searchEntries(rows, query, language),
    [language],
  );
  const { search, setSearch, settled, shown, showAll } = useSearch(sorted, "", find);
  const selected = useMemo(() => sorted.filter(({ order }) => selection.has(order)), [sorted, selection]);
  const areAllSelected = shown.length > 0 && shown.every(({ order }) => selection.has(order));

  const handleSelect = useCallback((rows: readonly StoredEntry[], isSelected: boolean) => {
    setSelection((current) => changeSelection(current, rows.map(toOrder), isSelected));
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
      const onPress = () => void store.exchange([], deleted).then(handleOutcome);
      showToast("success", t("deleted", { count: deleted.length, email: deleted[0]!.email }), {
        label: t("undo"),
        onPress,
      });
    },
    [store, handleOutcome, showToast, t],
  );

  const columns = useBookColumns({ selection, onSelect: handleSelect, onEdit: setEdited, onDelete: handleDelete });
  const isSearch = shown.length < entries.length;
  const count = t(isSearch ? "found" : "count", { count: shown.length, total: entries.length });
  const said = selected.length > 0 ? `${count}, ${t("selected", { count: selected.length })}` : count;
  const actions = (
    <BookActions
      content={content}
      shown={shown}
      selected={selected}
      onOutcome={handleOutcome}
      onDelete={() => void handleDelete(selected)}
      onForget={onForget}
    >
      {opener}
    </BookActions>
  );

  return (
    <section ref={passFocus} className="surface" aria-labelledby={titleId}>
      <div className={`stack near ${styles.top}`}>
        <div className={`line ${styles.head}`}>
          <h2 id={titleId} tabIndex={-1}>
            {t("title")}
          </h2>
          {entries.length > 0 && (
            <p role="status" aria-live="off" className="note">
              {said}
            </p>
          )}
          {/* A toast already says that entries came or went. */}
          <SpokenText key={entries.length} text={said} isKnown />
        </div>
        {/* The advice matters more than the reason. */}
        {isReadOnly && <FaultText>{`${t("unsaved")} ${t(`faults.${book.fault}`)}`}</FaultText>}
        {/* The list can only be saved, so the buttons come first. */}
        {isReadOnly && actions}
        {fault !== null && <FaultText>{t(`faults.${fault}`)}</FaultText>}
      </div>
      {entries.length === 0 ? (
        <p className={`nothing ${styles.empty}`}>{t("empty")}</p>
      ) : (
        <>
          <div className={`line ${styles.toolbar}`}>
            <label className="choice">
              <Checkbox
                checked={areAllSelected}
                isMixed={!areAllSelected && selected.length > 0}
                onChange={() => handleSelect(areAllSelected ? selected : shown, !areAllSelected)}
              />
              <span>{t(areAllSelected ? "clearSelection" : "selectAll")}</span>
            </label>
            {(entries.length >= MANY_ENTRIES || search !== "") && (
              <search>
                <SearchField label={t("search")} query={search} onChange={setSearch} />
              </search>
            )}
          </div>
          {shown.length > 0 ? (
            <div ref={passFocus}>
              <Table
                // Another search starts at the top.
                key={settled}
                label={t("table")}
                descriptionId={keysId}
                className={table.table}
                hidesHeadings
                columns={columns}
                rows={shown}
                keyOf={toOrder}
                controls={CONTROLS}
                rowEstimate={ROW_ESTIMATE_PX}
              />
            </div>
          ) : (
            <NothingFound className={`nothing ${styles.empty}`} label={t("showAll")} onShowAll={showAll}>
              <p>{t("nothing")}</p>
            </NothingFound>
          )}
        </>
      )}
      <div className={`stack tight ${styles.foot}`}>
        {/* For screen readers always, and on the screen once the keyboard is used in the list. */}
        {entries.length > 0 && (
          <p id={keysId} className={`note ${styles.keys}`}>
            {t("keys")}
          </p>
        )}
        {!isReadOnly && actions}
        {book.status === "on" && (
          <p className="note">{t(`lasting.${book.isLasting}`, { isUnvisitedDeleted: String(deletesUnvisited()) })}</p>
        )}
        <PageBookmark />
      </div>
      <Dialog isOpen={edited !== null} onClose={closeEditor} focusFallback={TAB_STOP} title={t("editing.title")}>
        {edited !== null && <EntryForm entry={edited} onClose={closeEditor} />}
      </Dialog>
    </section>
  );
}
