import { useKnownMailbox } from "../../addressText/useKnownMailbox";
import { contentOf } from "../../book/bookState";
import { useBook } from "../../book/useBook";
import { useToasts } from "../../toasts/useToasts";
import { Button } from "../../ui/Button";
import { DestructiveButton } from "../../ui/DestructiveButton";
import { Dialog } from "../../ui/Dialog";
import { setAutofocus } from "../../ui/setAutofocus";
import styles from "./GivenAddresses.module.css";
import { useGivenTexts } from "./useGivenTexts";

interface ForgetDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onForgotten: () => void;
}

/** Asks once before everything is deleted. */
export function ForgetDialog({ isOpen, onClose, onForgotten }: ForgetDialogProps) {
  const t = useGivenTexts();
  const { book, store } = useBook();
  const [, setKnownMailbox] = useKnownMailbox();
  const showToast = useToasts();

  async function handleForget(): Promise<void> {
    onClose();
    // It ends only once every other tab has let go of the book. Meanwhile the page says so.
    if ((await store.forget()) !== null) return;
    setKnownMailbox("");
    showToast("success", t("forgetting.done"));
    onForgotten();
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("forgetting.title")} closeLabel={t("close")}>
      <p>{t("forgetting.what", { count: contentOf(book)?.entries.length ?? 0 })}</p>
      <p>{t("forgetting.switch")}</p>
      <div className={styles.buttons}>
        <Button ref={setAutofocus} onClick={onClose}>
          {t("forgetting.cancel")}
        </Button>
        <DestructiveButton onClick={() => void handleForget()}>{t("forgetting.confirm")}</DestructiveButton>
      </div>
    </Dialog>
  );
}
