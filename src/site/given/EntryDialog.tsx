import { useBook } from "../../book/useBook";
import type { BookEntry } from "../../core";
import { Dialog } from "../../ui/Dialog";
import { EntryForm } from "./EntryForm";
import { useGivenTexts } from "./useGivenTexts";

interface EntryDialogProps {
  /** The entry to change. `null` closes the dialog. */
  readonly entry: BookEntry | null;
  readonly onClose: () => void;
  readonly onFocusLost: () => void;
}

export function EntryDialog({ entry, onClose, onFocusLost }: EntryDialogProps) {
  const t = useGivenTexts();
  const { store } = useBook();
  return (
    <Dialog
      isOpen={entry !== null}
      onClose={onClose}
      onFocusLost={onFocusLost}
      title={t("editing.title")}
      closeLabel={t("close")}
    >
      {entry !== null && <EntryForm entry={entry} onSave={(draft) => store.replace(entry, draft)} onClose={onClose} />}
    </Dialog>
  );
}
