import { useState } from "react";

import type { Alias } from "../../core";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { type FilterChoices, GmailFilters } from "./GmailFilters";
import styles from "./GmailFiltersButton.module.css";
import { useFilterTexts } from "./useFilterTexts";

const NOTHING_CHOSEN: FilterChoices = {
  prefix: null,
  actions: { shouldArchive: false, shouldMarkAsRead: false, shouldNeverSpam: false },
};

interface GmailFiltersButtonProps {
  readonly shown: readonly Alias[];
  /** The selected rows in the order of the list, hidden ones included. */
  readonly selected: readonly Alias[];
}

/** Opens the dialog for Gmail filters. The label and the actions chosen there stay for the next time. */
export function GmailFiltersButton({ shown, selected }: GmailFiltersButtonProps) {
  const t = useFilterTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [choices, setChoices] = useState(NOTHING_CHOSEN);

  const count = selected.length > 0 ? selected.length : shown.length;

  return (
    <>
      <div className={styles.place}>
        <Button className={styles.button} aria-haspopup="dialog" inert={count === 0} onClick={() => setIsOpen(true)}>
          {t("open", { count })}
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t("title")} closeLabel={t("close")}>
        <GmailFilters shown={shown} selected={selected} choices={choices} onChange={setChoices} />
      </Dialog>
    </>
  );
}
