import { Search } from "lucide-react";
import type { KeyboardEvent, RefObject } from "react";
import { useTranslations } from "use-intl/react";

import { Button } from "../ui/Button";
import { type AliasFilter } from "./filterAliases";
import styles from "./FindBar.module.css";

const KINDS = ["all", "base", "plus", "dots", "domain-variant"] as const;

interface FindBarProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly filter: AliasFilter;
  /** How many rows each kind has under the rest of the filter. */
  readonly counts: Readonly<Record<AliasFilter["kind"], number>>;
  readonly onChange: (filter: AliasFilter) => void;
}

/** Chooses which rows of the list are shown. */
export function FindBar({ fieldRef, filter, counts, onChange }: FindBarProps) {
  const t = useTranslations("find");
  const { query, kind, isWithoutPlus } = filter;

  function handleKeyDown(event: KeyboardEvent): void {
    // Not every browser empties the field by itself.
    if (event.key !== "Escape" || query === "") return;
    event.preventDefault();
    onChange({ ...filter, query: "" });
  }

  return (
    <search className={styles.bar}>
      <div className={styles.fieldBox}>
        <Search aria-hidden className={styles.icon} />
        <input
          ref={fieldRef}
          className={styles.field}
          type="search"
          aria-label={t("search")}
          aria-keyshortcuts="f"
          placeholder={t("search")}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={(event) => onChange({ ...filter, query: event.target.value })}
          onKeyDown={handleKeyDown}
        />
      </div>
      <select
        className={styles.kind}
        aria-label={t("kind")}
        value={kind}
        onChange={(event) => onChange({ ...filter, kind: KINDS[event.target.selectedIndex]! })}
      >
        {KINDS.map((value) => (
          <option key={value} value={value}>
            {t(`kinds.${value}`, { count: counts[value] })}
          </option>
        ))}
      </select>
      <Button
        className={styles.withoutPlus}
        title={t("withoutPlusReason")}
        aria-pressed={isWithoutPlus}
        onClick={() => onChange({ ...filter, isWithoutPlus: !isWithoutPlus })}
      >
        {t("withoutPlus")}
      </Button>
    </search>
  );
}
