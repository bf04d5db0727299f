import { type Dispatch, memo, useMemo, useRef } from "react";

import { useGivenTo } from "../../book/useBook";
import { CopyProvider } from "../../clipboard/CopyProvider";
import { NothingFound } from "../../tables/NothingFound";
import { useSearch } from "../../tables/useSearch";
import { toRecipient } from "../../core";
import { ExportBar } from "../export/ExportBar";
import type { GeneratedList, GeneratorEvent } from "../generatorReducer";
import { useGeneratorTexts } from "../useGeneratorTexts";
import type { ViewLink } from "../viewLink";
import { AliasList } from "./AliasList";
import { PrintedList } from "./PrintedList";
import styles from "./Results.module.css";
import { ResultsToolbar } from "./ResultsToolbar";
import { countTypes, searchAliases, SHOWS_ALL } from "./searchAliases";
import { SearchBar } from "./SearchBar";
import { useNewListInSight } from "./useNewListInSight";

interface ResultsProps {
  readonly list: GeneratedList;
  /** Whether it is older than the form, which then has the button that matters. */
  readonly isStale: boolean;
  readonly Link: ViewLink;
  readonly dispatch: Dispatch<GeneratorEvent>;
}

/** Shows a list, the search that picks the shown rows, and all actions on them. A new list keeps the search. */
export const Results = memo(function Results({ list, isStale, Link, dispatch }: ResultsProps) {
  const t = useGeneratorTexts();
  const { key, aliases, selection } = list;
  const findGiven = useGivenTo();
  const results = useRef<HTMLElement>(null);
  const { search, setSearch, settled, shown, showAll } = useSearch(aliases, SHOWS_ALL, searchAliases);
  const counts = useMemo(() => countTypes(aliases, settled), [aliases, settled]);
  useNewListInSight(results, list.run);
  const wanted = findWanted(settled.query);
  const selected = aliases.filter(({ email }) => selection.has(email));

  return (
    <CopyProvider>
      <section ref={results} className={`surface ${styles.results}`} aria-label={t("results.title")}>
        <SearchBar search={search} counts={counts} onChange={setSearch} />
        <ResultsToolbar list={list} isStale={isStale} shown={shown} selected={selected} dispatch={dispatch} />
        {shown.length === 0 ? (
          <NothingFound
            className={`nothing ${styles.nothing}`}
            text={t("search.nothing")}
            label={t("search.showAll")}
            onShowAll={showAll}
          >
            {wanted !== null && (
              <Link view="site" text={wanted}>
                {t("search.makeFor", { recipient: wanted })}
              </Link>
            )}
          </NothingFound>
        ) : (
          <AliasList
            // A new list or another search starts at the top.
            key={JSON.stringify([key, settled])}
            list={list}
            shown={shown}
            findGiven={findGiven}
            dispatch={dispatch}
          />
        )}
        <ExportBar list={list} shown={shown} selected={selected} />
      </section>
      <PrintedList aliases={shown} />
    </CopyProvider>
  );
});

/** Finds the recipient that a search for an address was about; `null` where it was about nobody. */
function findWanted(query: string): string | null {
  // In an address, it follows the plus.
  const recipient = toRecipient(query.trim().replace(/^\+/, ""));
  return /[\p{L}\p{N}]/u.test(recipient) && !recipient.includes("@") ? recipient : null;
}
