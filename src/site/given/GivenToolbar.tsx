import type { ReactNode } from "react";

import type { StoredEntry } from "../../book/bookState";
import { Checkbox } from "../../ui/Checkbox";
import styles from "./GivenToolbar.module.css";
import { useGivenTexts } from "./useGivenTexts";

interface GivenToolbarProps {
  /** The id of the text that names the keys of the list. */
  readonly keysId: string;
  readonly shown: readonly StoredEntry[];
  readonly selected: readonly StoredEntry[];
  readonly onSelect: (changed: readonly StoredEntry[], isSelected: boolean) => void;
  /** The search. */
  readonly children: ReactNode;
}

/** The search, and the selection of all rows that it shows. */
export function GivenToolbar({ keysId, shown, selected, onSelect, children }: GivenToolbarProps) {
  const t = useGivenTexts();
  const known = new Set(selected);
  const areAllSelected = shown.length > 0 && shown.every((entry) => known.has(entry));

  return (
    <div className={styles.toolbar}>
      <search className={styles.search}>{children}</search>
      <label className={styles.all}>
        <Checkbox
          checked={areAllSelected}
          isMixed={!areAllSelected && selected.length > 0}
          onChange={() => (areAllSelected ? onSelect(selected, false) : onSelect(shown, true))}
        />
        <span>{areAllSelected ? t("clearSelection") : t("selectAll")}</span>
      </label>
      {/* For screen readers always, and on the screen once the keyboard is used in the list. */}
      <p id={keysId} className={styles.keys}>
        {t("keys")}
      </p>
    </div>
  );
}
