import { memo, useId } from "react";

import { type Alias, type BookEntry, toAddressPieces } from "../../core";
import { CopyButton } from "../../address/CopyButton";
import { useTexts } from "../../i18n/useTexts";
import { Checkbox } from "../../ui/Checkbox";
import { AddressText } from "../../address/AddressText";
import styles from "./AliasRow.module.css";

interface AliasRowProps {
  readonly alias: Alias;
  readonly canSelect: boolean;
  readonly isSelected: boolean;
  readonly given: readonly BookEntry[] | undefined;
  /** The control that the Tab key reaches, as its column. It is `null` in all rows but one. */
  readonly tabStop: number | null;
  readonly onChoose: (email: string, isSelected: boolean) => void;
}

/** Renders only when its own data changes. */
export const AliasRow = memo(function AliasRow(props: AliasRowProps) {
  const { alias, canSelect, isSelected, given, tabStop, onChoose } = props;
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

  return (
    <>
      <div role="gridcell" className={`stack ${styles.main}`}>
        {canSelect ? (
          <label className="choice">
            <Checkbox
              value={email}
              aria-label={email}
              aria-describedby={recipients ? `${typeId} ${traceId}` : typeId}
              tabIndex={tabStop === 0 ? 0 : -1}
              checked={isSelected}
              onChange={({ target }) => onChoose(email, target.checked)}
              // A press in Safari does not move the focus to a checkbox.
              onClick={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
            />
            {texts}
          </label>
        ) : (
          texts
        )}
      </div>
      <div role="gridcell">
        <CopyButton email={email} tabIndex={tabStop === (canSelect ? 1 : 0) ? 0 : -1} />
      </div>
    </>
  );
});
