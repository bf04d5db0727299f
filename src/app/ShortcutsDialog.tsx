import { useTranslations } from "use-intl/react";

import { Dialog } from "../ui/Dialog";
import { ShortcutList } from "./ShortcutList";

interface KeysDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The short list of the keys. */
export function ShortcutsDialog({ isOpen, onClose }: KeysDialogProps) {
  const t = useTranslations("shortcuts");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("title")} closeLabel={t("close")}>
      <ShortcutList />
    </Dialog>
  );
}
