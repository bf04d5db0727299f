import { useBook } from "../../book/useBook";
import styles from "./GivenBook.module.css";
import { InstallButton } from "./InstallButton";
import { useGivenTexts } from "./useGivenTexts";

/** By whether the browser promised to keep the book. */
const ANSWERS = { true: "yes", false: "no", null: "unknown" } as const;

/** Says whether the browser keeps the list, and offers what helps. */
export function LastingText({ onFocusLost }: { readonly onFocusLost: () => void }) {
  const t = useGivenTexts();
  const { book } = useBook();

  return (
    book.status === "on" && (
      <>
        <p className={styles.quiet}>{t(`lasting.${ANSWERS[`${book.isLasting}`]}`)}</p>
        {book.isLasting !== true && <InstallButton onAnswer={onFocusLost} />}
      </>
    )
  );
}
