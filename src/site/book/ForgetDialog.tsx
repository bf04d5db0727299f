import { useId } from "react";

import { useBook } from "../../book/useBook";
import { useTexts } from "../../i18n/useTexts";
import { Button } from "../../ui/Button";
import { Dialog, type DialogState, setAutofocus } from "../../ui/Dialog";
import styles from "./BookPanel.module.css";
import { BOOK_SWITCH } from "./BookSwitch";

export function ForgetDialog(state: DialogState) {
  const t = useTexts("book");
  const { book, store } = useBook();
  const warningId = useId();

  function handleForget(): void {
    state.onClose();
    // It ends only once every other tab has let go of the book. Meanwhile the page says so. `Home` says that it is done.
    void store.forget();
  }

  return (
    <Dialog {...state} focusFallback={BOOK_SWITCH} title={t("forgetting.title")} warningId={warningId}>
      <p id={warningId}>{t("forgetting.what", { count: book.content?.entries.length ?? 0 })}</p>
      <p>{`${t("forgetting.switch")} ${t("forgetting.stays")}`}</p>
      <div className="buttons">
        <Button ref={setAutofocus} onClick={state.onClose}>
          {t("cancel")}
        </Button>
        <Button variant="primary" className={styles.delete} onClick={handleForget}>
          {t("deleteEverything")}
        </Button>
      </div>
    </Dialog>
  );
}
