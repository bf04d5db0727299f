import { useTexts } from "../i18n/useTexts";
import { Dialog } from "../ui/Dialog";
import { ShortcutList } from "./ShortcutList";
import { useDialogTexts } from "./useDialogTexts";

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const t = useDialogTexts();
  const footer = useTexts("footer");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={footer("shortcuts")} closeLabel={t("shortcuts.close")}>
      <ShortcutList />
    </Dialog>
  );
}
