import type { Dispatch } from "react";
import { useTranslations } from "use-intl/react";

import type { Alias } from "../core";
import { Button } from "../ui/Button";
import { Checkbox } from "../ui/Checkbox";
import type { GeneratorEvent } from "./generatorReducer";
import styles from "./ResultsToolbar.module.css";
import { useCopy } from "./useCopy";

interface ResultsToolbarProps {
  readonly listKey: number;
  readonly aliases: readonly Alias[];
  /** The selected addresses, in the order of the list. */
  readonly selected: readonly string[];
  readonly dispatch: Dispatch<GeneratorEvent>;
}

/** Selecting and copying many at once. */
export function ResultsToolbar({ listKey, aliases, selected, dispatch }: ResultsToolbarProps) {
  const t = useTranslations("results");
  const copy = useCopy();
  const emails = aliases.map(({ email }) => email);
  const areAllSelected = selected.length === aliases.length;

  return (
    <div className={styles.toolbar}>
      <div className={styles.summary}>
        <label className={styles.selectAll}>
          <Checkbox
            checked={areAllSelected}
            isMixed={selected.length > 0 && !areAllSelected}
            onChange={() =>
              dispatch(areAllSelected ? { type: "selection-cleared" } : { type: "rows-selected", emails })
            }
          />
          {areAllSelected ? t("clearSelection") : t("selectAll")}
        </label>
        {/* Says what a key or a click has selected. A new list has a new one, for the toast says its count. */}
        <p key={listKey} role="status" className={styles.count}>
          {t("count", { selected: selected.length, total: aliases.length })}
        </p>
      </div>
      <div className={styles.copying}>
        {selected.length > 0 && (
          <Button variant="primary" onClick={() => void copy(selected)}>
            {t("copySelected", { count: selected.length })}
          </Button>
        )}
        <Button onClick={() => void copy(emails)}>{t("copyAll")}</Button>
      </div>
    </div>
  );
}
