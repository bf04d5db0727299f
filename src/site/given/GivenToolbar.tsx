import type { RefObject } from "react";

import type { StoredEntry } from "../../book/bookState";
import { Checkbox } from "../../ui/Checkbox";
import { SearchField } from "../../ui/SearchField";
import styles from "./GivenToolbar.module.css";
import { useGivenTexts } from "./useGivenTexts";

interface GivenToolbarProps {
  /** The id of the text that names the keys of the list. */
  readonly keysId: string;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly shown: readonly StoredEntry[];
  readonly selected: readonly StoredEntry[];
  readonly onQuery: (query: string) => void;
  readonly onSelect: (changed: readonly StoredEntry[], isSelected: boolean) => void;
}

/** The search, and the selection of all rows that it shows. */
export function GivenToolbar(props: GivenToolbarProps) {
  const { keysId, searchField, query, shown, selected, onQuery, onSelect } = props;
  const t = useGivenTexts();
  const known = new Set(selected);
  const areAllSelected = shown.length > 0 && shown.every((entry) => known.has(entry));

  return (
    <div className={styles.toolbar}>
      <search className={styles.search}>
        <SearchField fieldRef={searchField} label={t("search")} query={query} onChange={onQuery} />
      </search>
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
