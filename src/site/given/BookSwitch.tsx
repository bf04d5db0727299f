import { type RefObject, useId, useState } from "react";

import { useBook } from "../../book/useBook";
import { Checkbox } from "../../ui/Checkbox";
import styles from "./GivenAddresses.module.css";
import { InstallButton } from "./InstallButton";
import { useGivenTexts } from "./useGivenTexts";

/** By whether the browser promised to keep the book. */
const ANSWERS = { true: "yes", false: "no", null: "unknown" } as const;

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
  const isOn = book.status === "on";

  async function switchOn(): Promise<void> {
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
          aria-describedby={textId}
          aria-busy={isSwitching || undefined}
          // The switch moves when it is pressed, and back where the book cannot be made.
          checked={isOn || isSwitching}
          onChange={() => (isOn ? onForget() : void switchOn())}
        />
        {t("remember")}
      </label>
      {/* Its place is kept, so that nothing moves. */}
      <p id={textId} className={styles.quiet} data-unknown={book.status === "opening" || undefined}>
        {isOn ? `${t("stored")} ${t(`lasting.${ANSWERS[`${book.isLasting}`]}`)}` : t("off")}
      </p>
      {isOn && book.isLasting !== true && (
        <InstallButton onAnswer={() => switchRef.current?.querySelector("input")?.focus()} />
      )}
    </div>
  );
}
