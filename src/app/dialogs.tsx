import { useTexts } from "../i18n/useTexts";
import { Dialog } from "../ui/Dialog";
import { ShortcutList, useDialogTexts } from "./ShortcutList";

/* The dialogs of the frame. They are one file, because each request costs a phone more than its bytes do. */

export interface DialogState {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function About(state: DialogState) {
  const t = useDialogTexts();
  const footer = useTexts("footer");
  return (
    <Dialog {...state} title={t("about.title")}>
      <p>{t("about.purpose")}</p>
      <p>{t("about.privacy")}</p>
      <p>{t("about.storage")}</p>
      <section>
        <h3>{footer("shortcuts")}</h3>
        <ShortcutList />
      </section>
      <p>{t("about.affiliation")}</p>
    </Dialog>
  );
}

export function ShortcutsDialog(state: DialogState) {
  const footer = useTexts("footer");
  return (
    <Dialog {...state} title={footer("shortcuts")}>
      <ShortcutList />
    </Dialog>
  );
}
