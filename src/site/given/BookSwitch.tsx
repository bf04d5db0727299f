import { type RefObject, useId } from "react";

import { useBook } from "../../book/useBook";
import { Checkbox } from "../../ui/Checkbox";
import styles from "./GivenAddresses.module.css";
import { useGivenTexts } from "./useGivenTexts";

const ANSWERS = new Map([
  [true, "lasting.yes"],
  [false, "lasting.no"],
  [null, "lasting.unknown"],
] as const);

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
  // A new book would take the place of what the page still shows.
  const isHeld = book.status === "opening" || (book.status === "failed" && book.content !== null);

  return (
    <div>
      <label ref={switchRef} className={styles.switch}>
        <Checkbox
          role="switch"
          aria-describedby={textId}
          aria-checked={book.status === "on"}
          checked={book.status === "on"}
          disabled={isHeld}
          onChange={() => (book.status === "on" ? onForget() : void store.switchOn())}
        />
        {t("remember")}
      </label>
      <p id={textId} className={styles.quiet}>
        {book.status === "on" ? `${t("stored")} ${t(ANSWERS.get(book.isLasting)!)}` : t("off")}
      </p>
    </div>
  );
}
