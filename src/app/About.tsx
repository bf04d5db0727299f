import { useTranslations } from "use-intl/react";

import { Dialog } from "../ui/Dialog";
import { ShortcutList } from "./ShortcutList";

interface AboutProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Explains the product, its privacy, its keyboard shortcuts, and that Google has no part in it. */
export function About({ isOpen, onClose }: AboutProps) {
  const t = useTranslations("about");
  const shortcuts = useTranslations("shortcuts");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("title")} closeLabel={t("close")}>
      <p>{t("purpose")}</p>
      <p>{t("privacy")}</p>
      <p>{t("storage")}</p>
      <section>
        <h3>{shortcuts("title")}</h3>
        <ShortcutList />
      </section>
      <p>{t("affiliation")}</p>
    </Dialog>
  );
}
