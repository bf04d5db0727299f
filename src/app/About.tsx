import { useTranslations } from "use-intl/react";

import { Dialog } from "../ui/Dialog";

interface AboutProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What this is, what becomes of what is typed, and who is not behind it. */
export function About({ isOpen, onClose }: AboutProps) {
  const t = useTranslations("about");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("title")} closeLabel={t("close")}>
      <p>{t("purpose")}</p>
      <p>{t("privacy")}</p>
      <p>{t("storage")}</p>
      <p>{t("affiliation")}</p>
    </Dialog>
  );
}
