import { useTranslations } from "use-intl/react";

import { Dialog } from "../ui/Dialog";
import { KeyList } from "./KeyList";

interface KeysDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The short list of the keys. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  const t = useTranslations("keys");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("title")} closeLabel={t("close")}>
      <KeyList />
    </Dialog>
  );
}
