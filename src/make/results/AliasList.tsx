import { type Dispatch, type KeyboardEvent, useCallback, useLayoutEffect, useMemo } from "react";

import type { FindEntries } from "../../book/useBook";
import { useCopy } from "../../address/CopyProvider";
import type { Alias } from "../../core";
import { useTexts } from "../../i18n/useTexts";
import { SEARCH_FIELD } from "../../tables/SearchField";
import { useGridFocus } from "../../tables/useGridFocus";
import { VirtualRows } from "../../tables/VirtualRows";
import virtual from "../../tables/VirtualRows.module.css";
import { passFocusTo } from "../../ui/passFocusTo";
import type { GeneratedList, MakeEvent } from "../makeReducer";
import styles from "./AliasList.module.css";
import { AliasRow } from "./AliasRow";

const ROW_ESTIMATE_PX = 80;

/** The focus goes to the list of the next search, or to the field of a search that finds nothing. */
const passFocus = passFocusTo("[role=grid] [tabindex='0']", SEARCH_FIELD);

const toEmail = ({ email }: Alias) => email;

interface AliasListProps {
  readonly list: GeneratedList;
  /** The rows that match the search. The keys act on no others. */
  readonly shown: readonly Alias[];
  /** Finds to whom an address was given. `null` without a book. */
  readonly findEntries: FindEntries | null;
  readonly canSelect: boolean;
  readonly dispatch: Dispatch<MakeEvent>;
}

/** One grid of virtual rows. The keys act on the row that has the focus, and on the selected rows. */
export function AliasList({ list, shown, findEntries, canSelect, dispatch }: AliasListProps) {
  const t = useTexts("make");
  const copy = useCopy();
  const { key: listKey, selection } = list;
  const emails = useMemo(() => shown.map(toEmail), [shown]);
  const options = { rows: shown, keyOf: toEmail, rowEstimate: ROW_ESTIMATE_PX, columns: canSelect ? 2 : 1 };
  const { box, virtualizer, tabStop, handlers } = useGridFocus(options);

  useLayoutEffect(() => passFocus(box.current), [box]);

  const choose = useCallback(
    (email: string, isSelected: boolean) =>
      dispatch({ type: "selection-changed", listKey, emails: [email], isSelected }),
    [listKey, dispatch],
  );

  function handleKeyDown(event: KeyboardEvent): void {
    const action = actionOf(event);
    if (action === null) return handlers.onKeyDown(event);
    event.preventDefault();
    action();
  }

  /** Returns `null` for any other press. With more keys held, it is the browser's: Control, Shift and C opens its tools. */
  function actionOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | null {
    const select = (isSelected: boolean) => dispatch({ type: "selection-changed", listKey, emails, isSelected });
    const email = emails[tabStop.row]!;
    const chosen = emails.filter((other) => selection.has(other));
    const held = [altKey && "Alt", (ctrlKey || metaKey) && "Control", shiftKey && "Shift"];
    switch ([...held, key.toLowerCase()].filter(Boolean).join("+")) {
      case "Control+a":
        return () => select(true);
      case "escape":
        return chosen.length > 0 ? () => select(false) : null;
      case "Control+c":
        return window.getSelection()?.isCollapsed !== false
          ? () => void copy(chosen.length > 0 ? chosen : [email])
          : null;
      default:
        return null;
    }
  }

  return (
    <div
      ref={box}
      role="grid"
      className={`${virtual.box} ${styles.list}`}
      aria-label={t("results.list")}
      aria-rowcount={shown.length}
      aria-multiselectable
      tabIndex={-1}
      {...handlers}
      onKeyDown={handleKeyDown}
    >
      <VirtualRows
        virtualizer={virtualizer}
        rowClassName={styles.row}
        isSelected={(row) => selection.has(emails[row]!)}
        renderRow={(row) => {
          const alias = shown[row]!;
          return (
            <AliasRow
              alias={alias}
              canSelect={canSelect}
              isSelected={selection.has(alias.email)}
              given={findEntries?.(alias.email)}
              tabStop={row === tabStop.row ? tabStop.column : null}
              onChoose={choose}
            />
          );
        }}
      />
    </div>
  );
}
