import type { Dispatch } from "react";

import { useCopy } from "../../address/CopyProvider";
import type { Alias } from "../../core";
import { useTexts } from "../../i18n/useTexts";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import { SpokenText } from "../../ui/SpokenText";
import type { GeneratedList, MakeEvent } from "../makeReducer";
import styles from "./ResultsToolbar.module.css";

interface ResultsToolbarProps {
  readonly list: GeneratedList;
  readonly isStale: boolean;
  readonly shown: readonly Alias[];
  /** The selected rows in the order of the list, hidden ones included. */
  readonly selected: readonly Alias[];
  readonly dispatch: Dispatch<MakeEvent>;
}

export function ResultsToolbar({ list, isStale, shown, selected, dispatch }: ResultsToolbarProps) {
  const t = useTexts("make");
  const copy = useCopy();
  const emails = shown.map(({ email }) => email);
  const isSelected = (email: string): boolean => list.selection.has(email);
  const count = shown.length;
  const total = list.aliases.length;
  const areAllSelected = count > 0 && emails.every(isSelected);
  // If the search finds nothing, the labels state no number.
  const isNarrowed = count > 0 && count < total;
  const counted = t("results.count", { selected: selected.length, total });
  const found = count < total ? ` · ${t("results.found", { count })}` : "";
  const chosen = selected.map(({ email }) => email);
  // There is one filled button at a time.
  const filled = isStale ? "secondary" : "primary";

  return (
    <div className={styles.toolbar}>
      <label className={`choice ${styles.selectAll}`}>
        <Checkbox
          checked={areAllSelected}
          isMixed={!areAllSelected && emails.some(isSelected)}
          disabled={count === 0}
          onChange={() =>
            dispatch({ type: "selection-changed", listKey: list.key, emails, isSelected: !areAllSelected })
          }
        />
        <span>
          {isNarrowed
            ? t(areAllSelected ? "results.deselectShown" : "results.selectShown", { count })
            : t(areAllSelected ? "results.clearSelection" : "results.selectAll")}
        </span>
      </label>
      <p role="status" aria-live="off" className={`note ${styles.count}`}>
        {counted}
        <span className={styles.found}>{found}</span>
      </p>
      {/* The toast of a new list says its number. */}
      <SpokenText key={list.key} text={counted + found} isKnown />
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
      </div>
    </div>
  );
}
