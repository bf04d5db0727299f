import type { Dispatch } from "react";
import { useTranslations } from "use-intl/react";

import type { Alias } from "../core";
import { Button } from "../ui/Button";
import { Checkbox } from "../ui/Checkbox";
import type { GeneratorEvent } from "./generatorReducer";
import styles from "./ResultsToolbar.module.css";
import { useCopy } from "./useCopy";

interface ResultsToolbarProps {
  readonly aliases: readonly Alias[];
  readonly selection: ReadonlySet<string>;
  readonly dispatch: Dispatch<GeneratorEvent>;
}

/** Selecting and copying many at once. */
export function ResultsToolbar({ aliases, selection, dispatch }: ResultsToolbarProps) {
  const t = useTranslations("results");
  const copy = useCopy();
  const emails = aliases.map(({ email }) => email);
  const areAllSelected = selection.size === aliases.length;

  return (
    <div className={styles.toolbar}>
      <div className={styles.summary}>
        <label className={styles.selectAll}>
          <Checkbox
            checked={areAllSelected}
            isMixed={selection.size > 0 && !areAllSelected}
            onChange={() => dispatch({ type: "all-toggled" })}
          />
          {areAllSelected ? t("clearSelection") : t("selectAll")}
        </label>
        <p className={styles.count}>{t("count", { selected: selection.size, total: aliases.length })}</p>
      </div>
      <div className={styles.copying}>
        {selection.size > 0 && (
          <Button variant="primary" onClick={() => void copy(emails.filter((email) => selection.has(email)))}>
            {t("copySelected", { count: selection.size })}
          </Button>
        )}
        <Button onClick={() => void copy(emails)}>{t("copyAll")}</Button>
      </div>
    </div>
  );
}
