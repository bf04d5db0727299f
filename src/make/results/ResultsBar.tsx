import { useRef } from "react";
import { flushSync } from "react-dom";

import { useCopy } from "../../address/CopyProvider";
import type { Alias } from "../../core";
import { useTexts } from "../../i18n/useTexts";
import { RowMenu } from "../../tables/RowMenu";
import { SearchField } from "../../tables/SearchField";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import "../../ui/select.css";
import { SpokenText } from "../../ui/SpokenText";
import type { GeneratedList } from "../makeReducer";
import styles from "./ResultsBar.module.css";
import { type AliasSearch, KINDS } from "./searchAliases";

interface ResultsBarProps {
  readonly list: GeneratedList;
  readonly isStale: boolean;
  readonly shown: readonly Alias[];
  /** The selected rows in the order of the list, hidden ones included. */
  readonly selected: readonly Alias[];
  readonly search: AliasSearch;
  readonly onSearch: (changes: Partial<AliasSearch>) => void;
  /** Without it, the rows have no checkboxes until a person asks for them. */
  readonly canSelect: boolean;
  readonly onSelecting: () => void;
  readonly onSelect: (emails: readonly string[], isSelected: boolean) => void;
}

export function ResultsBar(props: ResultsBarProps) {
  const { list, isStale, shown, selected, search, onSearch, canSelect, onSelecting, onSelect } = props;
  const t = useTexts("make");
  const copy = useCopy();
  const bar = useRef<HTMLDivElement>(null);
  const emails = shown.map(({ email }) => email);
  const chosen = selected.map(({ email }) => email);
  const isSelected = (email: string): boolean => list.selection.has(email);
  const count = shown.length;
  const total = list.aliases.length;
  const areAllSelected = count > 0 && emails.every(isSelected);
  // If the search finds nothing, the labels state no number.
  const isNarrowed = count > 0 && count < total;
  const counted = t("results.count", { selected: selected.length, total });
  const found = count < total ? ` · ${t("results.found", { count })}` : "";
  // There is one filled button at a time.
  const filled = isStale ? "secondary" : "primary";

  function nameSelectAll(): string {
    if (isNarrowed) return t(areAllSelected ? "results.deselectShown" : "results.selectShown", { count });
    return t(areAllSelected ? "results.clearSelection" : "results.selectAll");
  }

  /** The button goes, and the checkbox that comes takes its focus. */
  function handleSelect(): void {
    flushSync(onSelecting);
    bar.current!.querySelector("input")?.focus();
  }

  return (
    <div ref={bar} className={styles.bar} data-can-select={canSelect}>
      <div className={styles.choice}>
        {canSelect && (
          <label className="choice">
            <Checkbox
              checked={areAllSelected}
              isMixed={!areAllSelected && emails.some(isSelected)}
              disabled={count === 0}
              onChange={() => onSelect(emails, !areAllSelected)}
            />
            <span>{nameSelectAll()}</span>
          </label>
        )}
        <p role="status" aria-live="off" className="note">
          {counted}
          <span className={styles.found}>{found}</span>
        </p>
        {/* The toast of a new list says its number. */}
        <SpokenText key={list.key} text={counted + found} isKnown />
      </div>
      <search className={styles.search}>
        <SearchField label={t("search.field")} query={search.query} onChange={(query) => onSearch({ query })} />
        <select
          aria-label={t("search.type")}
          value={search.kind}
          onChange={({ target }) => onSearch({ kind: KINDS[target.selectedIndex]! })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(kind === "all" || kind === "without-plus" ? `search.kinds.${kind}` : `results.types.${kind}`)}
            </option>
          ))}
        </select>
      </search>
      <div className={styles.copying}>
        {chosen.length > 0 && (
          <Button variant={filled} onClick={() => void copy(chosen)}>
            {t("results.copySelected", { count: chosen.length })}
          </Button>
        )}
        {count > 0 && (
          <Button variant={chosen.length > 0 ? "secondary" : filled} onClick={() => void copy(emails)}>
            {isNarrowed ? t("results.copyShown", { count }) : t("results.copyAll")}
          </Button>
        )}
        {!canSelect && (
          <RowMenu label={t("results.more")} tabIndex={0}>
            <Button variant="quiet" onClick={handleSelect}>
              {t("results.select")}
            </Button>
          </RowMenu>
        )}
      </div>
    </div>
  );
}
