import { useTexts } from "../i18n/useTexts";
import { Dialog, setAutofocus } from "../ui/Dialog";
import styles from "./CopyByHandDialog.module.css";

interface CopyByHandDialogProps {
  /** The text to copy. `null` closes the dialog. */
  readonly text: string | null;
  readonly onClose: () => void;
}

/** Shows a text, already selected, if the browser does not let the page write to the clipboard. */
export function CopyByHandDialog({ text, onClose }: CopyByHandDialogProps) {
  const t = useTexts("copyByHand");
  return (
    <Dialog isOpen={text !== null} onClose={onClose} title={t("title")}>
      <p>{t("advice")}</p>
      <textarea
        ref={setAutofocus}
        className={styles.text}
        aria-label={t("text")}
        translate="no"
        readOnly
        rows={8}
        value={text ?? ""}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
