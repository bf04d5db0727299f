import type { Dispatch } from "react";
import { useTranslations } from "use-intl/react";

import type { Alias } from "../../core";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import type { GeneratedList, GeneratorEvent } from "../generatorReducer";
import styles from "./ResultsToolbar.module.css";
import { useCopy } from "../../clipboard/useCopy";

interface ResultsToolbarProps {
  readonly list: GeneratedList;
  readonly shown: readonly Alias[];
  /** The selected addresses, shown or not, in the order of the list. */
  readonly selected: readonly string[];
  readonly dispatch: Dispatch<GeneratorEvent>;
}

/** Selecting and copying many at once: what is shown, and what is selected. */
export function ResultsToolbar({ list, shown, selected, dispatch }: ResultsToolbarProps) {
  const t = useTranslations("results");
  const copy = useCopy();
  const emails = shown.map(({ email }) => email);
  const isSelected = (email: string): boolean => list.selection.has(email);
  const total = list.aliases.length;
  const areAllSelected = emails.length > 0 && emails.every(isSelected);
  const count = emails.length;
  const hidden = total - count;
  // Where nothing is found, there is no number to say.
  const isPart = hidden > 0 && count > 0;
  const summary = t("count", { selected: selected.length, total });

  return (
    <div className={styles.toolbar}>
      <label className={styles.selectAll}>
        <Checkbox
          checked={areAllSelected}
          isMixed={!areAllSelected && emails.some(isSelected)}
          disabled={count === 0}
          onChange={() =>
            dispatch({ type: areAllSelected ? "rows-deselected" : "rows-selected", listKey: list.key, emails })
          }
        />
        {isPart && (areAllSelected ? t("deselectShown", { count }) : t("selectShown", { count }))}
        {!isPart && (areAllSelected ? t("clearSelection") : t("selectAll"))}
      </label>
      {/* Says what a key or a click has selected or hidden. A new list has a new one, for the toast says its count. */}
      <p key={list.key} role="status" className={styles.count}>
        {hidden === 0 ? summary : `${summary} · ${t("hidden", { count: hidden })}`}
      </p>
      <div className={styles.copying}>
        {selected.length > 0 && (
          <Button variant="primary" onClick={() => void copy(selected)}>
            {t("copySelected", { count: selected.length })}
          </Button>
        )}
        {count > 0 && (
          <Button onClick={() => void copy(emails)}>{isPart ? t("copyShown", { count }) : t("copyAll")}</Button>
        )}
      </div>
    </div>
  );
}
