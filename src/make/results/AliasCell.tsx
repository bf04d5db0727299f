import { memo, useId } from "react";

import { type Alias, type BookEntry, toAddressPieces } from "../../core";
import { useTexts } from "../../i18n/useTexts";
import { Checkbox } from "../../ui/Checkbox";
import { AddressText } from "../../address/AddressText";
import styles from "./AliasCell.module.css";

interface AliasCellProps {
  readonly alias: Alias;
  readonly canSelect: boolean;
  readonly isSelected: boolean;
  readonly given: readonly BookEntry[] | undefined;
  readonly isTabStop: boolean;
  readonly onSelect: (emails: readonly string[], isSelected: boolean) => void;
}

/** Renders only when its own data changes. */
export const AliasCell = memo(function AliasCell(props: AliasCellProps) {
  const { alias, canSelect, isSelected, given, isTabStop, onSelect } = props;
  const t = useTexts("make");
  const typeId = useId();
  const traceId = useId();
  const { email, type } = alias;
  const recipients = given?.map(({ recipient }) => recipient).join(", ");
  const texts = (
    <span className={styles.texts}>
      <AddressText pieces={toAddressPieces(email)} />
      <span className="note">
        <span id={typeId}>{t(`results.types.${type}`)}</span>
        {recipients && (
          <>
            {" · "}
            {/* Isolated, because a recipient may be written from right to left. */}
            <bdi id={traceId} translate="no">
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
        aria-describedby={recipients ? `${typeId} ${traceId}` : typeId}
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
