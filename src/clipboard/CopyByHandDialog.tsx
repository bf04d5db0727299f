import { useTranslations } from "use-intl/react";

import { Dialog } from "../ui/Dialog";
import styles from "./CopyByHandDialog.module.css";

interface CopyByHandDialogProps {
  /** What was to be copied; `null` closes the dialog. */
  readonly text: string | null;
  readonly onClose: () => void;
}

/** Offers a text, selected, where the browser does not let the page write to the clipboard. */
export function CopyByHandDialog({ text, onClose }: CopyByHandDialogProps) {
  const t = useTranslations("copyByHand");
  return (
    <Dialog isOpen={text !== null} onClose={onClose} title={t("title")} closeLabel={t("close")}>
      <p>{t("advice")}</p>
      <textarea
        ref={askForFocus}
        className={styles.text}
        aria-label={t("text")}
        readOnly
        rows={8}
        value={text ?? ""}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}

/** A dialog that opens gives the focus to what has this attribute, which React does not write. */
function askForFocus(field: HTMLTextAreaElement | null): void {
  field?.setAttribute("autofocus", "");
}
