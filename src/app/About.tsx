import { useTexts } from "../i18n/useTexts";
import { Dialog } from "../ui/Dialog";
import { ShortcutList } from "./ShortcutList";
import { useDialogTexts } from "./useDialogTexts";

interface AboutProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Explains the product, its privacy, its keyboard shortcuts, and that Google has no part in it. */
export function About({ isOpen, onClose }: AboutProps) {
  const t = useDialogTexts();
  const footer = useTexts("footer");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("about.title")} closeLabel={t("about.close")}>
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
