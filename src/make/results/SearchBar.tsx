import { useLanguage } from "../../i18n/useLanguage";
import { useTexts } from "../../i18n/useTexts";
import { languageOf } from "../../i18n/languages/languages";
import { SearchField } from "../../tables/SearchField";
import { Button } from "../../ui/Button";
import "../../ui/select.css";
import type { AliasSearch } from "./searchAliases";
import styles from "./SearchBar.module.css";

const TYPES = ["all", "base", "plus", "dots", "domain-variant"] as const;

interface SearchBarProps {
  readonly search: AliasSearch;
  /** The number of rows that each type would show with the same query. */
  readonly counts: Readonly<Record<AliasSearch["type"], number>>;
  readonly onChange: (search: AliasSearch) => void;
}

export function SearchBar({ search, counts, onChange }: SearchBarProps) {
  const t = useTexts("make");
  const { locale } = languageOf[useLanguage().language];
  const { query, type, isWithoutPlus } = search;

  return (
    <search className={`buttons ${styles.bar}`}>
      <SearchField label={t("search.field")} query={query} onChange={(next) => onChange({ ...search, query: next })} />
      <select
        className={styles.type}
        aria-label={t("search.type")}
        value={type}
        onChange={(event) => onChange({ ...search, type: TYPES[event.target.selectedIndex]! })}
      >
        {TYPES.map((value) => (
          <option key={value} value={value}>
            {`${t(value === "all" ? "search.allTypes" : `results.types.${value}`)} (${counts[value].toLocaleString(locale)})`}
          </option>
        ))}
      </select>
      <Button
        title={t("search.withoutPlusReason")}
        aria-pressed={isWithoutPlus}
        onClick={() => onChange({ ...search, isWithoutPlus: !isWithoutPlus })}
      >
        {t("search.withoutPlus")}
      </Button>
    </search>
  );
}
