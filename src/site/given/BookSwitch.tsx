import { type RefObject, useId, useState } from "react";

import { isUnsaved } from "../../book/bookState";
import { useBook } from "../../book/useBook";
import { Checkbox } from "../../ui/Checkbox";
import styles from "./BookSwitch.module.css";
import { FaultText } from "./FaultText";
import { useGivenTexts } from "./useGivenTexts";

interface BookSwitchProps {
  readonly switchRef: RefObject<HTMLLabelElement | null>;
  /** Called when a person switches the book off, which deletes it. */
  readonly onForget: () => void;
}

/** Switches the book on, and says what is stored then. */
export function BookSwitch({ switchRef, onForget }: BookSwitchProps) {
  const t = useGivenTexts();
  const { book, store } = useBook();
  const textId = useId();
  const [isSwitching, setIsSwitching] = useState(false);
  // The list can only be saved then, and its own text says so.
  const isListOnly = isUnsaved(book);
  const isOn = book.status === "on";
  const text = book.status === "opening" || isListOnly ? null : isOn ? "stored" : "off";

  async function handleChange(): Promise<void> {
    if (isOn) return onForget();
    if (isListOnly) return;
    setIsSwitching(true);
    await store.switchOn();
    setIsSwitching(false);
  }

  return (
    <div>
      <label ref={switchRef} className={styles.switch}>
        <Checkbox
          // HTML allows no `aria-checked` on a checkbox, which has `checked`: https://www.w3.org/TR/html-aria/#docconformance
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          aria-describedby={text === null ? undefined : textId}
          aria-busy={isSwitching || undefined}
          aria-disabled={isListOnly || undefined}
          // The switch moves when it is pressed, and back where the book cannot be made.
          checked={isOn || isSwitching || isListOnly}
          onChange={() => void handleChange()}
        />
        {t("remember")}
      </label>
      {/* All of them keep their place, so that nothing moves. */}
      <div className={styles.texts}>
        {(["off", "stored"] as const).map((key) => (
          <p key={key} id={key === text ? textId : undefined} data-shown={key === text || undefined}>
            {t(key)}
          </p>
        ))}
      </div>
      {book.status === "failed" && !isListOnly && <FaultText>{t(`faults.${book.fault}`)}</FaultText>}
    </div>
  );
}
