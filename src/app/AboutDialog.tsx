import { useState } from "react";
import { useTranslations } from "use-intl/react";

import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";

export function AboutDialog() {
  const t = useTranslations("about");
  const header = useTranslations("header");
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {header("about")}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t("title")} closeLabel={t("close")}>
        <p>{t("purpose")}</p>
        <p>{t("privacy")}</p>
        <p>{t("storage")}</p>
        <p>{t("affiliation")}</p>
      </Dialog>
    </>
  );
}
