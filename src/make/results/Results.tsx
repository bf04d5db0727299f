import { type Dispatch, memo, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";

import { useFindEntries } from "../../book/useBook";
import { CopyProvider } from "../../address/CopyProvider";
import { useTexts } from "../../i18n/useTexts";
import { NothingFound, useSearch } from "../../tables/SearchField";
import { type Alias, findForeignCharacters, toRecipient } from "../../core";
import { isOverlayOpen } from "../../ui/isOverlayOpen";
import { ViewLink } from "../../views/ViewLink";
import { ExportBar } from "../export/ExportBar";
import type { GeneratedList, MakeEvent, Run } from "../makeReducer";
import { AliasList } from "./AliasList";
import styles from "./Results.module.css";
import { ResultsBar } from "./ResultsBar";
import { searchAliases, SHOWS_ALL } from "./searchAliases";

/** At least three rows must be in sight. */
const LEAST_HEIGHT_PX = 240;
const PHONE = "(max-width: 34rem)";

interface ResultsProps {
  readonly list: GeneratedList;
  /** Whether the list is older than the form, so that Generate matters more than Copy. */
  readonly isStale: boolean;
  readonly dispatch: Dispatch<MakeEvent>;
}

/** A new list keeps the search. */
export const Results = memo(function Results({ list, isStale, dispatch }: ResultsProps) {
  const t = useTexts("make");
  const { key, aliases, selection } = list;
  const findEntries = useFindEntries();
  const { search, setSearch, settled, shown, showAll } = useSearch(aliases, SHOWS_ALL, searchAliases);
  const results = useNewListInSight(list.run);
  const wanted = findWanted(settled.query, shown);
  const offer = wanted !== null && (
    <ViewLink view="site" text={wanted}>
      {t("search.makeFor", { recipient: wanted })}
    </ViewLink>
  );
  const selected = aliases.filter(({ email }) => selection.has(email));
  const select = useCallback(
    (emails: readonly string[], isSelected: boolean) =>
      dispatch({ type: "selection-changed", listKey: key, emails, isSelected }),
    [key, dispatch],
  );
  const [isSelecting, setIsSelecting] = useState(false);
  // A phone has little room, and there a person rarely selects.
  const canSelect = !useIsPhone() || isSelecting || selection.size > 0;

  return (
    <CopyProvider>
      <section ref={results} className={`answer surface ${styles.results}`} aria-label={t("results.title")}>
        <ResultsBar
          list={list}
          isStale={isStale}
          shown={shown}
          selected={selected}
          search={search}
          onSearch={(changes) => setSearch({ ...search, ...changes })}
          canSelect={canSelect}
          onSelecting={() => setIsSelecting(true)}
          onSelect={select}
        />
        <div key={key} className={styles.new}>
          {shown.length === 0 ? (
            <NothingFound className={`nothing ${styles.nothing}`} label={t("search.showAll")} onShowAll={showAll}>
              <p>{t("search.nothing")}</p>
              {offer}
            </NothingFound>
          ) : (
            <>
              <AliasList
                // Another search starts at the top.
                key={JSON.stringify(settled)}
                shown={shown}
                selection={selection}
                findEntries={findEntries}
                canSelect={canSelect}
                onSelect={select}
              />
              {offer && <p className={styles.offer}>{offer}</p>}
            </>
          )}
        </div>
        <ExportBar total={aliases.length} shown={shown} selected={selected} />
      </section>
    </CopyProvider>
  );
});

/**
 * Returns the recipient that a person searched for; `null` if the query names nobody, or a row has it. A row that has it
 * within another word does not: `zara` in `+sofazaragoza`.
 */
function findWanted(query: string, shown: readonly Alias[]): string | null {
  // A person may type the plus that the tag has in an address.
  const recipient = toRecipient(query.trim().replace(/^\+/, ""));
  if (!/\p{L}/u.test(recipient) || recipient.includes("@")) return null;
  const start = recipient.toLowerCase();
  const hasIt = ({ email }: Alias) => Array.from("+._-").some((sign) => `.${email}`.includes(sign + start));
  return shown.some(hasIt) ? null : recipient;
}

/**
 * Scrolls to a list that Generate made, if it is out of sight, as on a phone. It does not scroll after Shuffle, because
 * the person knows that list, nor while a menu is open. Where the username has lost characters, the list may be another
 * person's, so the note beside the field comes first.
 */
function useNewListInSight(run: Run) {
  const results = useRef<HTMLElement>(null);
  const latest = useRef<Run>(undefined);

  useEffect(() => {
    // The effect also runs when the view is shown again, with an old list.
    const isNew = latest.current !== run;
    latest.current = run;
    if (!isNew || run.action === "shuffle" || isOverlayOpen() || findForeignCharacters(run.draft).length > 0) return;
    const element = results.current!;
    const list = element.querySelector("[role=grid]") ?? element;
    const { top } = list.getBoundingClientRect();
    // The keyboard of a phone covers a part of the window. The visual viewport is the rest.
    const most = (window.visualViewport?.height ?? window.innerHeight) - LEAST_HEIGHT_PX;
    if (top >= 0 && top <= most) return;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    // In a low window, the search and the toolbar would leave no room for the list.
    const target = top - element.getBoundingClientRect().top <= most ? element : list;
    target.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
  }, [run]);

  return results;
}

/** Whether the window is as narrow as a phone, or shows a page that is enlarged as much. */
function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
