import { type Dispatch, memo, useDeferredValue, useMemo, useRef, useState } from "react";

import { useGivenTo } from "../../book/useGivenTo";
import { CopyProvider } from "../../clipboard/CopyProvider";
import { Button } from "../../ui/Button";
import { useLostFocus } from "../../ui/useLostFocus";
import { usePrintTime } from "../../tables/usePrintTime";
import { ExportBar } from "../export/ExportBar";
import type { GeneratedList, GeneratorEvent } from "../generatorReducer";
import { useAfterInputTexts } from "../useAfterInputTexts";
import { AliasList } from "./AliasList";
import { PrintedList } from "./PrintedList";
import styles from "./Results.module.css";
import { ResultsToolbar } from "./ResultsToolbar";
import { countTypes, searchAliases, SHOWS_ALL } from "./searchAliases";
import { SearchBar } from "./SearchBar";
import { useNewListInSight } from "./useNewListInSight";

interface ResultsProps {
  readonly list: GeneratedList;
  readonly dispatch: Dispatch<GeneratorEvent>;
}

/** Shows a list, the search that picks the shown rows, and all actions on them. A new list keeps the search. */
export const Results = memo(function Results({ list, dispatch }: ResultsProps) {
  const t = useAfterInputTexts();
  const { key, aliases, selection } = list;
  const findGiven = useGivenTo();
  const results = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(SHOWS_ALL);
  // Typing must stay fluent, so the rows follow when the browser has time.
  const deferredSearch = useDeferredValue(search);
  const shown = useMemo(() => searchAliases(aliases, deferredSearch), [aliases, deferredSearch]);
  const counts = useMemo(() => countTypes(aliases, deferredSearch), [aliases, deferredSearch]);
  const focusHandlers = useLostFocus(key, () => {
    const find = (selector: string) => results.current?.querySelector<HTMLElement>(selector);
    // The tab stop of the list, or the search if it finds nothing.
    const place = find("[role=grid] [tabindex='0']") ?? find("[type=search]");
    place?.focus({ preventScroll: true });
  });
  const printTime = usePrintTime(results);
  useNewListInSight(results, list.run);
  const selected = aliases.filter(({ email }) => selection.has(email));

  function handleShowAll(): void {
    setSearch(SHOWS_ALL);
    // The pressed button disappears, so the focus needs a new place.
    searchField.current?.focus();
  }

  return (
    <CopyProvider>
      <section ref={results} className={styles.results} aria-label={t("results.title")} {...focusHandlers}>
        <SearchBar fieldRef={searchField} search={search} counts={counts} onChange={setSearch} />
        <ResultsToolbar list={list} shown={shown} selected={selected} dispatch={dispatch} />
        {shown.length === 0 ? (
          <div className={styles.nothing}>
            <p>{t("search.nothing")}</p>
            <Button onClick={handleShowAll}>{t("search.showAll")}</Button>
          </div>
        ) : (
          <AliasList
            // A new list or another search starts at the top.
            key={JSON.stringify([key, deferredSearch])}
            list={list}
            shown={shown}
            findGiven={findGiven}
            dispatch={dispatch}
          />
        )}
        <ExportBar list={list} shown={shown} selected={selected} />
      </section>
      {printTime !== null && shown.length > 0 && <PrintedList aliases={shown} time={printTime} />}
    </CopyProvider>
  );
});
