import type { RefObject } from "react";

import { useTexts } from "../../i18n/useTexts";
import { Button } from "../../ui/Button";
import { SearchField } from "../../ui/SearchField";
import type { AliasSearch } from "./searchAliases";
import styles from "./SearchBar.module.css";

const TYPES = ["all", "base", "plus", "dots", "domain-variant"] as const;

interface SearchBarProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly search: AliasSearch;
  /** The number of rows that each type would show with the same query. */
  readonly counts: Readonly<Record<AliasSearch["type"], number>>;
  readonly onChange: (search: AliasSearch) => void;
}

export function SearchBar({ fieldRef, search, counts, onChange }: SearchBarProps) {
  const t = useTexts("search");
  const { query, type, isWithoutPlus } = search;

  return (
    <search className={styles.bar}>
      <div className={styles.field}>
        <SearchField
          fieldRef={fieldRef}
          label={t("field")}
          shortcut="f"
          query={query}
          onChange={(next) => onChange({ ...search, query: next })}
        />
      </div>
      <select
        className={styles.type}
        aria-label={t("type")}
        value={type}
        onChange={(event) => onChange({ ...search, type: TYPES[event.target.selectedIndex]! })}
      >
        {TYPES.map((value) => (
          <option key={value} value={value}>
            {t(`types.${value}`, { count: counts[value] })}
          </option>
        ))}
      </select>
      <Button
        className={styles.withoutPlus}
        title={t("withoutPlusReason")}
        aria-pressed={isWithoutPlus}
        onClick={() => onChange({ ...search, isWithoutPlus: !isWithoutPlus })}
      >
        {t("withoutPlus")}
      </Button>
    </search>
  );
}
