import { type Dispatch, useDeferredValue, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";

import type { Alias } from "../core";
import { AliasList } from "./AliasList";
import { CopyProvider } from "../clipboard/CopyProvider";
import { EmptyResults } from "./EmptyResults";
import { ExportBar } from "./ExportBar";
import { countKinds, filterAliases, SHOWS_ALL } from "./filterAliases";
import { FindBar } from "./FindBar";
import type { GeneratorEvent } from "./generatorReducer";
import { NothingFound } from "./NothingFound";
import styles from "./Results.module.css";
import { ResultsToolbar } from "./ResultsToolbar";

interface ResultsProps {
  /** Changes with every new list, which then starts at its top. */
  readonly listKey: number;
  readonly aliases: readonly Alias[];
  readonly selection: ReadonlySet<string>;
  readonly dispatch: Dispatch<GeneratorEvent>;
}

/** The list, what of it is shown, and all that can be done with it. The filter stays when a new list comes. */
export function Results({ listKey, aliases, selection, dispatch }: ResultsProps) {
  const t = useTranslations("results");
  const searchField = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState(SHOWS_ALL);
  // The field follows each key at once, the rows as soon as there is time.
  const settledFilter = useDeferredValue(filter);
  const shown = useMemo(() => filterAliases(aliases, settledFilter), [aliases, settledFilter]);
  const counts = useMemo(() => countKinds(aliases, settledFilter), [aliases, settledFilter]);
  if (aliases.length === 0) return <EmptyResults />;

  const selected = aliases.filter(({ email }) => selection.has(email));
  const selectedEmails = selected.map(({ email }) => email);

  function handleShowAll(): void {
    setFilter(SHOWS_ALL);
    // The button that had the focus goes.
    searchField.current?.focus();
  }

  return (
    <CopyProvider>
      <section className={styles.results} aria-label={t("title")}>
        <FindBar fieldRef={searchField} filter={filter} counts={counts} onChange={setFilter} />
        <ResultsToolbar
          listKey={listKey}
          total={aliases.length}
          shown={shown}
          selected={selectedEmails}
          selection={selection}
          dispatch={dispatch}
        />
        {shown.length === 0 ? (
          <NothingFound onShowAll={handleShowAll} />
        ) : (
          <AliasList
            key={JSON.stringify([listKey, settledFilter])}
            aliases={shown}
            selection={selection}
            selected={selectedEmails}
            dispatch={dispatch}
          />
        )}
        <ExportBar total={aliases.length} shown={shown} selected={selected} />
      </section>
    </CopyProvider>
  );
}
