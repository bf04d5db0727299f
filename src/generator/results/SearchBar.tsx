import { Search } from "lucide-react";
import type { KeyboardEvent, RefObject } from "react";
import { useTranslations } from "use-intl/react";

import { Button } from "../../ui/Button";
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
  const t = useTranslations("search");
  const { query, type, isWithoutPlus } = search;

  function handleKeyDown(event: KeyboardEvent): void {
    // Not every browser clears a search field on Esc.
    if (event.key !== "Escape" || query === "") return;
    event.preventDefault();
    onChange({ ...search, query: "" });
  }

  return (
    <search className={styles.bar}>
      <div className={styles.fieldBox}>
        <Search aria-hidden className={styles.icon} />
        <input
          ref={fieldRef}
          className={styles.field}
          type="search"
          aria-label={t("field")}
          aria-keyshortcuts="f"
          placeholder={t("field")}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={(event) => onChange({ ...search, query: event.target.value })}
          onKeyDown={handleKeyDown}
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
