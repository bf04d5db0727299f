import { type ReactNode, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from "react";

import type { BookContent } from "../../book/bookState";
import type { EntryOutcome } from "../../book/createBookStore";
import { keyTextOf } from "../../book/entryKey";
import { useBook } from "../../book/useBook";
import type { BookEntry } from "../../core";
import { useToasts } from "../../toasts/useToasts";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { usePrintTime } from "../../ui/usePrintTime";
import { EntryForm } from "./EntryForm";
import { FaultText } from "./FaultText";
import { GivenActions } from "./GivenActions";
import styles from "./GivenBook.module.css";
import { GivenTable } from "./GivenTable";
import { GivenToolbar } from "./GivenToolbar";
import { PrintedGiven } from "./PrintedGiven";
import { searchEntries, toNewestFirst } from "./toShownEntries";
import { useGivenTexts } from "./useGivenTexts";

interface GivenBookProps {
  readonly content: BookContent;
  /** Whether nothing can be changed, because of a fault. */
  readonly isReadOnly: boolean;
  /** More buttons beside those of the list. */
  readonly children: ReactNode;
}

/** Lists the entries of the book, and has what can be done with them. */
export function GivenBook({ content, isReadOnly, children }: GivenBookProps) {
  const t = useGivenTexts();
  const { store } = useBook();
  const showToast = useToasts();
  const titleId = useId();
  const keysId = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<BookEntry | null>(null);
  const [fault, setFault] = useState<EntryOutcome>(null);
  const closeToast = useRef(() => {});
  const closeEditor = () => setEdited(null);
  const { entries } = content;
  const sorted = useMemo(() => toNewestFirst(entries), [entries]);
  // Typing must stay fluent, so the rows follow when the browser has time.
  const deferredQuery = useDeferredValue(query);
  const shown = useMemo(() => searchEntries(sorted, deferredQuery), [sorted, deferredQuery]);
  const printTime = usePrintTime(section);
  const selected = useMemo(
    () => (selection.size === 0 ? [] : sorted.filter((entry) => selection.has(keyTextOf(entry)))),
    [sorted, selection],
  );

  const handleSelect = useCallback((changed: readonly BookEntry[], isSelected: boolean) => {
    setSelection((current) => {
      const next = new Set(current);
      for (const key of changed.map(keyTextOf)) {
        if (isSelected) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  }, []);

  const handleDelete = useCallback(
    async (entry: BookEntry) => {
      const outcome = await store.remove(entry);
      setFault(outcome);
      if (outcome !== null) return;
      // Each toast takes the place of the one before.
      closeToast.current();
      closeToast.current = showToast("success", t("deleted", { email: entry.email }), {
        label: t("undo"),
        onPress: () => void store.add([entry]).then(setFault),
      });
    },
    [t, store, showToast],
  );

  function handleShowAll(): void {
    setQuery("");
    // The pressed button disappears, so the focus needs a new place.
    searchField.current?.focus();
  }

  return (
    <section ref={section} className={styles.book} aria-labelledby={titleId}>
      <div className={styles.top}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {t("title")}
        </h2>
        <GivenActions content={content} shown={shown} selected={selected} isReadOnly={isReadOnly} onOutcome={setFault}>
          {children}
        </GivenActions>
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
            total={entries.length}
            selected={selected}
            onQuery={setQuery}
            onSelect={handleSelect}
          />
          {shown.length > 0 ? (
            <GivenTable
              // Another search starts at the top.
              key={deferredQuery}
              entries={shown}
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
