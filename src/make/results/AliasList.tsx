import {
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";

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

/** The column of the checkbox. That of Copy is behind it. */
const CHOICE = 0;

interface AliasListProps {
  readonly list: GeneratedList;
  /** The rows that match the search. The keys act on no others. */
  readonly shown: readonly Alias[];
  /** Finds to whom an address was given. `null` without a book. */
  readonly findEntries: FindEntries | null;
  /** Whether each row has a checkbox. */
  readonly canSelect: boolean;
  readonly dispatch: Dispatch<MakeEvent>;
}

/** One grid of virtual rows. The keys act on the row that has the focus, and on the selected rows. */
export function AliasList({ list, shown, findEntries, canSelect, dispatch }: AliasListProps) {
  const t = useTexts("make");
  const copy = useCopy();
  const { key: listKey, selection } = list;
  const emails = useMemo(() => shown.map(toEmail), [shown]);
  /** The address of the row that was chosen last. */
  const anchor = useRef<string | null>(null);
  const options = { rows: shown, keyOf: toEmail, rowEstimate: ROW_ESTIMATE_PX, columns: canSelect ? 2 : 1 };
  const { box, virtualizer, tabStop, handlers } = useGridFocus(options);

  useLayoutEffect(() => passFocus(box.current), [box]);

  /** Selects or deselects a row. `isRange` selects all rows from the one chosen last to this one. */
  const choose = useCallback(
    (email: string, isSelected: boolean, isRange: boolean) => {
      const end = emails.indexOf(email);
      const start = isRange ? emails.indexOf(anchor.current ?? email) : end;
      anchor.current = email;
      const range = emails.slice(Math.min(start, end), Math.max(start, end) + 1);
      dispatch({ type: "selection-changed", listKey, emails: range, isSelected: isSelected || isRange });
    },
    [listKey, emails, dispatch],
  );

  function handleClick(event: MouseEvent): void {
    const { shiftKey, target } = event;
    const choice = target instanceof Element && target.closest("label")?.control;
    if (!(choice instanceof HTMLInputElement)) return;
    // `handleMouseDown` keeps a press with Shift from moving the focus, and Safari never moves it to a checkbox.
    choice.focus({ preventScroll: true });
    if (!shiftKey || target === choice) return;
    // Firefox ignores a click with Shift on a label, so the list handles the click itself.
    event.preventDefault();
    choose(choice.value, true, true);
  }

  function handleMouseDown(event: MouseEvent): void {
    // A click with Shift would also select the text since the last click.
    if (event.shiftKey) event.preventDefault();
  }

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
      case "Shift+ ":
        return canSelect && tabStop.column === CHOICE ? () => choose(email, true, true) : null;
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
      onMouseDown={handleMouseDown}
      onClick={handleClick}
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
