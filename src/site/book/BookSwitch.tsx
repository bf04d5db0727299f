import { useState } from "react";

import { isUnsaved } from "../../book/bookState";
import { useBook } from "../../book/useBook";
import { useTexts } from "../../i18n/useTexts";
import { Checkbox } from "../../ui/Checkbox";
import styles from "./BookPanel.module.css";

/** Finds the switch, which gets the focus when the element that has it goes. */
export const BOOK_SWITCH = "[role=switch]";

interface BookSwitchProps {
  readonly descriptionId: string | undefined;
  readonly onForget: () => void;
}

export function BookSwitch({ descriptionId, onForget }: BookSwitchProps) {
  const t = useTexts("book");
  const { book, store } = useBook();
  const [isSwitching, setIsSwitching] = useState(false);
  // Such a list can only be saved, and its own text says so.
  const isListOnly = isUnsaved(book);
  const isOn = book.status === "on";

  async function handleChange(): Promise<void> {
    // Switching the book off deletes it, so a dialog asks first.
    if (isOn) return onForget();
    if (isListOnly) return;
    // No transition: all others on the page would wait for this one, and it for a tab that holds the book.
    setIsSwitching(true);
    await store.switchOn();
    setIsSwitching(false);
  }

  return (
    <label className={`choice ${styles.switch}`} title={t("remember")}>
      <span>{t("remember")}</span>
      <Checkbox
        // HTML allows no `aria-checked` on a checkbox, which has `checked`: https://www.w3.org/TR/html-aria/#docconformance
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        name="remember"
        aria-label={t("remember")}
        aria-describedby={descriptionId}
        aria-busy={isSwitching || undefined}
        aria-disabled={isListOnly || undefined}
        // The switch moves when it is pressed, and back where the book cannot be made.
        checked={isOn || isSwitching || isListOnly}
        onChange={() => void handleChange()}
      />
    </label>
  );
}
