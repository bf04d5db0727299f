import { type Dispatch, useDeferredValue, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";

import { AliasList } from "./AliasList";
import { CopyProvider } from "../../clipboard/CopyProvider";
import { EmptyResults } from "./EmptyResults";
import { ExportBar } from "../export/ExportBar";
import { countTypes, searchAliases, SHOWS_ALL } from "./searchAliases";
import { SearchBar } from "./SearchBar";
import type { GeneratedList, GeneratorEvent } from "../generatorReducer";
import { NothingFound } from "./NothingFound";
import styles from "./Results.module.css";
import { ResultsToolbar } from "./ResultsToolbar";

interface ResultsProps {
  readonly list: GeneratedList;
  readonly dispatch: Dispatch<GeneratorEvent>;
}

/** The list, the search that says which rows are shown, and every action on them. A new list keeps the search. */
export function Results({ list, dispatch }: ResultsProps) {
  const t = useTranslations("results");
  const { key, aliases, selection } = list;
  const searchField = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(SHOWS_ALL);
  // The field follows each key at once, the rows as soon as there is time.
  const settledSearch = useDeferredValue(search);
  const shown = useMemo(() => searchAliases(aliases, settledSearch), [aliases, settledSearch]);
  const counts = useMemo(() => countTypes(aliases, settledSearch), [aliases, settledSearch]);
  if (aliases.length === 0) return <EmptyResults />;

  const selected = aliases.filter(({ email }) => selection.has(email));
  const selectedEmails = selected.map(({ email }) => email);

  function handleShowAll(): void {
    setSearch(SHOWS_ALL);
    // The button that had the focus goes.
    searchField.current?.focus();
  }

  return (
    <CopyProvider>
      <section className={styles.results} aria-label={t("title")}>
        <SearchBar fieldRef={searchField} search={search} counts={counts} onChange={setSearch} />
        <ResultsToolbar list={list} shown={shown} selected={selectedEmails} dispatch={dispatch} />
        {shown.length === 0 ? (
          <NothingFound onShowAll={handleShowAll} />
        ) : (
          <AliasList
            // A new list, and another search, start at the top.
            key={JSON.stringify([key, settledSearch])}
            list={list}
            shown={shown}
            selected={selectedEmails}
            dispatch={dispatch}
          />
        )}
        <ExportBar total={aliases.length} shown={shown} selected={selected} />
      </section>
    </CopyProvider>
  );
}
