import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from "react";

import type { BookContent, StoredEntry } from "../book/bookState";
import type { EntryOutcome } from "../book/createBookStore";
import { toNewestFirst } from "../book/toNewestFirst";
import { useBook } from "../book/useBook";
import { toLongDate } from "../i18n/toLongDate";
import { toShortDate } from "../i18n/toShortDate";
import { useLanguage } from "../i18n/useLanguage";
import { useViewToast } from "../toasts/useViewToast";
import { Button } from "../ui/Button";
import { Checkbox } from "../ui/Checkbox";
import { Dialog } from "../ui/Dialog";
import { MAX_PRINTED_ROWS, PrintedTable } from "../tables/PrintedTable";
import { SearchField } from "../tables/SearchField";
import { usePrintTime } from "../tables/usePrintTime";
import { useSearch } from "../tables/useSearch";
import { findSwitch } from "./BookSwitch";
import { EntryForm } from "./EntryForm";
import { FaultText } from "./FaultText";
import { GivenActions } from "./GivenActions";
import styles from "./GivenBook.module.css";
import { ENTRY_FIELDS, EntryCells, GivenTable } from "./GivenTable";
import toolbar from "./GivenToolbar.module.css";
import { LastingText, RestoredNote } from "./LastingText";
import { searchEntries } from "./searchEntries";
import { useGivenTexts } from "./useGivenTexts";

interface GivenBookProps {
  readonly content: BookContent;
  /** The button beside those that save the list. */
  readonly children: ReactNode;
}

/** Lists the entries of the book, and has what can be done with them. */
export function GivenBook({ content, children }: GivenBookProps) {
  const t = useGivenTexts();
  const { book, store } = useBook();
  /** Nothing can be changed then. */
  const isReadOnly = book.status === "failed";
  const showToast = useViewToast();
  const { language } = useLanguage();
  const titleId = useId();
  const keysId = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { field, query, showAll } = useSearch();
  const [selection, setSelection] = useState<ReadonlySet<number>>(new Set());
  const [edited, setEdited] = useState<StoredEntry | null>(null);
  const [fault, setFault] = useState<EntryOutcome>(null);
  const closeEditor = () => setEdited(null);
  const { entries, restored } = content;
  const sorted = useMemo(() => toNewestFirst(entries), [entries]);
  const shown = useMemo(
    () => searchEntries(sorted, query, (day) => `${toLongDate(day, language)} ${toShortDate(day, language)}`),
    [sorted, query, language],
  );
  const printTime = usePrintTime(section);
  const selected = useMemo(() => sorted.filter(({ order }) => selection.has(order)), [sorted, selection]);
  const areAllSelected = shown.length > 0 && shown.every(({ order }) => selection.has(order));

  const handleSelect = useCallback((changed: readonly StoredEntry[], isSelected: boolean) => {
    const orders = new Set(changed.map(({ order }) => order));
    setSelection((current) =>
      isSelected ? new Set([...current, ...orders]) : new Set([...current].filter((order) => !orders.has(order))),
    );
  }, []);

  const handleDelete = useCallback(
    async (entry: StoredEntry) => {
      const outcome = await store.remove(entry);
      setFault(outcome);
      if (outcome !== null) return;
      showToast("success", t("deleted", { email: entry.email }), {
        label: t("undo"),
        onPress: () => void store.restore(entry).then(setFault),
      });
    },
    [t, store, showToast],
  );

  const toCount = (count: number): string =>
    count < entries.length ? t("found", { count, total: entries.length }) : t("count", { count });
  const count = toCount(shown.length);
  const printedCount = Math.min(shown.length, MAX_PRINTED_ROWS);
  const actions = (
    <GivenActions content={content} shown={shown} selected={selected} onOutcome={setFault}>
      {children}
    </GivenActions>
  );

  return (
    <section ref={section} className={styles.book} aria-labelledby={titleId}>
      <div className={styles.top}>
        <div className={styles.head}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {t("title")}
          </h2>
          {entries.length > 0 && (
            <p role="status" className={styles.quiet}>
              {selected.length > 0 ? `${count}, ${t("selected", { count: selected.length })}` : count}
            </p>
          )}
        </div>
        {restored && <RestoredNote time={restored} />}
        {/* The advice matters more than the reason. */}
        {book.status === "failed" && <FaultText>{`${t("unsaved")} ${t(`faults.${book.fault}`)}`}</FaultText>}
        {/* Saving the list is all that is left then. */}
        {isReadOnly && actions}
        {fault !== null && <FaultText>{t(`faults.${fault}`)}</FaultText>}
      </div>
      {entries.length === 0 ? (
        <p className={styles.empty}>{t("empty")}</p>
      ) : (
        <>
          <div className={toolbar.toolbar}>
            <search className={toolbar.search}>
              <SearchField label={t("search")} {...field} />
            </search>
            <label className={toolbar.all}>
              <Checkbox
                checked={areAllSelected}
                isMixed={!areAllSelected && selected.length > 0}
                onChange={() => handleSelect(areAllSelected ? selected : shown, !areAllSelected)}
              />
              <span>{t(areAllSelected ? "clearSelection" : "selectAll")}</span>
            </label>
            {/* For screen readers always, and on the screen once the keyboard is used in the list. */}
            <p id={keysId} className={toolbar.keys}>
              {t("keys")}
            </p>
          </div>
          {shown.length > 0 ? (
            <GivenTable
              // Another search starts at the top.
              key={query}
              entries={shown}
              mailbox={content.mailbox}
              selection={selection}
              isReadOnly={isReadOnly}
              keysId={keysId}
              onSelect={handleSelect}
              onEdit={setEdited}
              onDelete={handleDelete}
            />
          ) : (
            <div className={styles.empty}>
              <p>{t("nothing")}</p>
              <Button onClick={showAll}>{t("showAll")}</Button>
            </div>
          )}
        </>
      )}
      {!isReadOnly && (
        <div className={styles.foot}>
          {actions}
          <LastingText />
          {entries.length > 0 && (
            <Button
              variant="quiet"
              className={styles.forget}
              aria-haspopup="dialog"
              onClick={() => findSwitch()?.click()}
            >
              {t("forgetting.open")}
            </Button>
          )}
        </div>
      )}
      {printTime !== null && shown.length > 0 && (
        <PrintedTable
          title={t("title")}
          date={toLongDate(printTime, language)}
          headings={ENTRY_FIELDS.map((column) => t(`columns.${column}`))}
          count={printedCount}
          renderRow={(index) => <EntryCells entry={shown[index]!} />}
        >
          <p>{toCount(printedCount)}</p>
        </PrintedTable>
      )}
      <Dialog
        isOpen={edited !== null}
        onClose={closeEditor}
        // The row that opened it may have moved away.
        onFocusLost={() => heading.current?.focus()}
        title={t("editing.title")}
      >
        {edited !== null && <EntryForm entry={edited} onClose={closeEditor} />}
      </Dialog>
    </section>
  );
}
