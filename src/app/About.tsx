import { useTranslations } from "use-intl/react";

import { Dialog } from "../ui/Dialog";
import { KeyList } from "./KeyList";

interface AboutProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What this is, what becomes of what is typed, which keys there are, and who is not behind it. */
export function About({ isOpen, onClose }: AboutProps) {
  const t = useTranslations("about");
  const keys = useTranslations("keys");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("title")} closeLabel={t("close")}>
      <p>{t("purpose")}</p>
      <p>{t("privacy")}</p>
      <p>{t("storage")}</p>
      <section>
        <h3>{keys("title")}</h3>
        <KeyList />
      </section>
      <p>{t("affiliation")}</p>
    </Dialog>
  );
}
