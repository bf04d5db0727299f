import { type KeyboardEvent, memo, useId } from "react";

import type { FindEntries } from "../../book/useBook";
import { AddressText } from "../../address/AddressText";
import { CopyButton } from "../../address/CopyButton";
import { useCopy } from "../../address/CopyProvider";
import { type Alias, type BookEntry, toAddressPieces } from "../../core";
import { useTexts } from "../../i18n/useTexts";
import { SEARCH_FIELD } from "../../tables/SearchField";
import { Table, type TabStop } from "../../tables/Table";
import { Checkbox } from "../../ui/Checkbox";
import { passFocusTo } from "../../ui/passFocusTo";
import styles from "./AliasList.module.css";

const ROW_ESTIMATE_PX = 80;

/** The focus goes to the list of the next search, or to the field of a search that finds nothing. */
const passFocus = passFocusTo("[role=grid] [tabindex='0']", SEARCH_FIELD);

const toEmail = ({ email }: Alias) => email;

interface AliasListProps {
  /** The rows that match the search. The keys act on no others. */
  readonly shown: readonly Alias[];
  readonly selection: ReadonlySet<string>;
  readonly findEntries: FindEntries | null;
  readonly canSelect: boolean;
  readonly onSelect: (emails: readonly string[], isSelected: boolean) => void;
}

export function AliasList({ shown, selection, findEntries, canSelect, onSelect }: AliasListProps) {
  const t = useTexts("make");
  const copy = useCopy();
  const controls = canSelect ? 2 : 1;

  function renderAlias(alias: Alias, tabStop: TabStop) {
    return (
      <AliasCell
        alias={alias}
        canSelect={canSelect}
        isSelected={selection.has(alias.email)}
        given={findEntries?.(alias.email)}
        isTabStop={tabStop === 0}
        onSelect={onSelect}
      />
    );
  }

  function renderCopy({ email }: Alias, tabStop: TabStop) {
    return <CopyButton email={email} tabIndex={tabStop === controls - 1 ? 0 : -1} />;
  }

  function handleKeyDown(event: KeyboardEvent, { email }: Alias): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    // With more keys held, a press is the browser's: Control, Shift and C opens its tools.
    if (altKey || shiftKey) return;
    const emails = shown.map(toEmail);
    const chosen = emails.filter((other) => selection.has(other));
    const pressed = `${ctrlKey || metaKey ? "Control+" : ""}${key.toLowerCase()}`;
    if (pressed === "Control+a") onSelect(emails, true);
    else if (pressed === "escape" && chosen.length > 0) onSelect(chosen, false);
    else if (pressed === "Control+c" && window.getSelection()?.isCollapsed !== false)
      void copy(chosen.length > 0 ? chosen : [email]);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={passFocus}>
      <Table
        label={t("results.list")}
        className={styles.list}
        rowClassName={styles.row}
        columns={[
          { key: "alias", className: `stack ${styles.main}`, cell: renderAlias },
          { key: "copy", cell: renderCopy },
        ]}
        rows={shown}
        keyOf={toEmail}
        controls={controls}
        rowEstimate={ROW_ESTIMATE_PX}
        isSelected={({ email }) => selection.has(email)}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}

interface AliasCellProps extends Pick<AliasListProps, "canSelect" | "onSelect"> {
  readonly alias: Alias;
  readonly isSelected: boolean;
  readonly given: readonly BookEntry[] | undefined;
  readonly isTabStop: boolean;
}

/** Renders only when its own data changes. */
const AliasCell = memo(function AliasCell(props: AliasCellProps) {
  const { alias, canSelect, isSelected, given, isTabStop, onSelect } = props;
  const t = useTexts("make");
  const id = useId();
  const { email, type } = alias;
  const recipients = given?.map(({ recipient }) => recipient).join(", ");
  const texts = (
    <span className={styles.texts}>
      <AddressText pieces={toAddressPieces(email)} />
      <span className="note">
        <span id={`${id}type`}>{t(`results.types.${type}`)}</span>
        {recipients && (
          <>
            {" · "}
            {/* Isolated, because a recipient may be written from right to left. */}
            <bdi id={`${id}trace`} translate="no">
              {t("results.givenTo", { recipients })}
            </bdi>
          </>
        )}
      </span>
    </span>
  );

  if (!canSelect) return texts;
  return (
    <label className="choice">
      <Checkbox
        value={email}
        aria-label={email}
        aria-describedby={recipients ? `${id}type ${id}trace` : `${id}type`}
        tabIndex={isTabStop ? 0 : -1}
        checked={isSelected}
        onChange={({ target }) => onSelect([email], target.checked)}
        // A press in Safari does not move the focus to a checkbox.
        onClick={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
      />
      {texts}
    </label>
  );
});
