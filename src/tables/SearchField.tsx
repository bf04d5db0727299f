import { Search } from "lucide-react";
import type { KeyboardEvent } from "react";

import { PLAIN_TEXT } from "../ui/plainText";
import styles from "./SearchField.module.css";

/** Finds it, for the focus of what goes. */
export const SEARCH_FIELD = "[type=search]";

interface SearchFieldProps {
  readonly label: string;
  /** The key that leads to the field, as in `aria-keyshortcuts`. */
  readonly shortcut?: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** A field for a search, which Esc clears. The rows follow while a person types, so Enter does nothing. */
export function SearchField({ label, shortcut, query, onChange }: SearchFieldProps) {
  function handleKeyDown(event: KeyboardEvent): void {
    // A form that it is in is not sent.
    if (event.key === "Enter") event.preventDefault();
    // Not every browser clears a search field on Esc.
    if (event.key !== "Escape" || query === "") return;
    event.preventDefault();
    onChange("");
  }

  return (
    <div className={styles.box}>
      <Search aria-hidden className={styles.icon} />
      <input
        className={styles.field}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={label}
        {...PLAIN_TEXT}
        enterKeyHint="search"
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}
