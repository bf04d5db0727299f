import { useTranslations } from "use-intl/react";

import { Dialog } from "../ui/Dialog";
import { ShortcutList } from "./ShortcutList";

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const t = useTranslations("shortcuts");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("title")} closeLabel={t("close")}>
      <ShortcutList />
    </Dialog>
  );
}
