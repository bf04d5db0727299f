import { type ReactNode, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from "react";

import type { BookContent, StoredEntry } from "../../book/bookState";
import type { EntryOutcome } from "../../book/createBookStore";
import { toNewestFirst } from "../../book/toNewestFirst";
import { useBook } from "../../book/useBook";
import { toLongDate } from "../../i18n/toLongDate";
import { toShortDate } from "../../i18n/toShortDate";
import { useLanguage } from "../../i18n/useLanguage";
import { useViewToast } from "../../toasts/useViewToast";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { usePrintTime } from "../../ui/usePrintTime";
import { EntryForm } from "./EntryForm";
import { FaultText } from "./FaultText";
import { GivenActions } from "./GivenActions";
import styles from "./GivenBook.module.css";
import { GivenTable } from "./GivenTable";
import { GivenToolbar } from "./GivenToolbar";
import { LastingText } from "./LastingText";
import { PrintedGiven } from "./PrintedGiven";
import { RestoredNote } from "./RestoredNote";
import { searchEntries } from "./searchEntries";
import { useGivenTexts } from "./useGivenTexts";

interface GivenBookProps {
  readonly content: BookContent;
  /** Called when a person wants to delete everything. */
  readonly onForget: () => void;
  /** Called while nothing has the focus, because what had it is gone. */
  readonly onFocusLost: () => void;
  /** The button beside those that save the list. */
  readonly children: ReactNode;
}

/** Lists the entries of the book, and has what can be done with them. */
export function GivenBook({ content, onForget, onFocusLost, children }: GivenBookProps) {
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
  const searchField = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [selection, setSelection] = useState<ReadonlySet<number>>(new Set());
  const [edited, setEdited] = useState<StoredEntry | null>(null);
  const [fault, setFault] = useState<EntryOutcome>(null);
  const closeEditor = () => setEdited(null);
  const { entries, restored } = content;
  const sorted = useMemo(() => toNewestFirst(entries), [entries]);
  // Typing must stay fluent, so the rows follow when the browser has time.
  const deferredQuery = useDeferredValue(query);
  const shown = useMemo(
    () => searchEntries(sorted, deferredQuery, (day) => `${toLongDate(day, language)} ${toShortDate(day, language)}`),
    [sorted, deferredQuery, language],
  );
  const printTime = usePrintTime(section);
  const selected = useMemo(
    () => (selection.size === 0 ? [] : sorted.filter(({ order }) => selection.has(order))),
    [sorted, selection],
  );

  const handleSelect = useCallback((changed: readonly StoredEntry[], isSelected: boolean) => {
    setSelection((current) => {
      const next = new Set(current);
      for (const { order } of changed) {
        if (isSelected) next.add(order);
        else next.delete(order);
      }
      return next;
    });
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

  const count =
    shown.length < entries.length
      ? t("found", { count: shown.length, total: entries.length })
      : t("count", { count: entries.length });
  const actions = (
    <GivenActions content={content} shown={shown} selected={selected} isReadOnly={isReadOnly} onOutcome={setFault}>
      {children}
    </GivenActions>
  );

  function handleShowAll(): void {
    setQuery("");
    // The pressed button disappears, so the focus needs a new place.
    searchField.current?.focus();
  }

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
        {book.status === "failed" && <FaultText fault={book.fault} advice={t("unsaved")} />}
        {/* Saving the list is all that is left then. */}
        {isReadOnly && actions}
        {fault !== null && <FaultText fault={fault} />}
      </div>
      {entries.length === 0 ? (
        <p className={styles.empty}>{t("empty")}</p>
      ) : (
        <>
          <GivenToolbar
            keysId={keysId}
            searchField={searchField}
            query={query}
            shown={shown}
            selected={selected}
            onQuery={setQuery}
            onSelect={handleSelect}
          />
          {shown.length > 0 ? (
            <GivenTable
              // Another search starts at the top.
              key={deferredQuery}
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
              <Button onClick={handleShowAll}>{t("showAll")}</Button>
            </div>
          )}
        </>
      )}
      {!isReadOnly && (
        <div className={styles.foot}>
          {actions}
          <LastingText onFocusLost={onFocusLost} />
          {entries.length > 0 && (
            <Button variant="quiet" className={styles.forget} aria-haspopup="dialog" onClick={onForget}>
              {t("forgetting.open")}
            </Button>
          )}
        </div>
      )}
      {printTime !== null && shown.length > 0 && <PrintedGiven shown={shown} total={entries.length} time={printTime} />}
      <Dialog
        isOpen={edited !== null}
        onClose={closeEditor}
        // The row that opened it may have moved away.
        onFocusLost={() => heading.current?.focus()}
        title={t("editing.title")}
        closeLabel={t("close")}
      >
        {edited !== null && <EntryForm entry={edited} onClose={closeEditor} />}
      </Dialog>
    </section>
  );
}
