import { Search } from "lucide";
import { type ComponentProps, type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from "react";

import { isComposing } from "../platform/keyboard";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { passFocusTo } from "../ui/passFocusTo";
import { PLAIN_TEXT, useFieldText } from "../ui/useFieldText";
import styles from "./SearchField.module.css";

/** Selects the field that takes the focus when rows disappear. */
export const SEARCH_FIELD = "[type=search]";

const passFocus = passFocusTo(SEARCH_FIELD);

/** `shown` has the rows of `settled`, which follows `search` once the browser has time, so that typing stays fluent. */
export function useSearch<Row, Search>(
  rows: readonly Row[],
  showsAll: NoInfer<Search>,
  find: (rows: readonly Row[], search: Search) => readonly Row[],
  first: NoInfer<Search> = showsAll,
) {
  const [search, setSearch] = useState(first);
  const settled = useDeferredValue(search);
  const shown = useMemo(() => find(rows, settled), [find, rows, settled]);
  return { search, setSearch, settled, shown, showAll: () => setSearch(showsAll) };
}

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** A field for a search, which Esc clears. The rows follow while a person types, so Enter does nothing. */
export function SearchField({ label, placeholder = label, query, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useFieldText(field, query, onChange);

  function handleKeyDown(event: KeyboardEvent): void {
    // It must not submit a form around the field.
    if (event.key === "Enter") event.preventDefault();
    // Not every browser clears a search field on Esc.
    if (event.key !== "Escape" || query === "" || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onChange("");
  }

  return (
    <div className={styles.box}>
      <Icon node={Search} className={styles.icon} />
      <input
        ref={field}
        className={styles.field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        {...PLAIN_TEXT}
        enterKeyHint="search"
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}

interface NothingFoundProps extends Pick<ComponentProps<"div">, "className" | "children"> {
  readonly label: string;
  readonly onShowAll: () => void;
}

export function NothingFound({ className, label, onShowAll, children }: NothingFoundProps) {
  return (
    <div ref={passFocus} className={className}>
      {children}
      <Button onClick={onShowAll}>{label}</Button>
    </div>
  );
}
