import { type ComponentProps, useState } from "react";

import { useTexts } from "../i18n/useTexts";
import { Button } from "../ui/Button";
import { Dialog, type DialogState } from "../ui/Dialog";
import { type FilterChoices, type FilterItems, GmailFilters } from "./GmailFilters";

const NOTHING_CHOSEN: FilterChoices = {
  prefix: null,
  actions: { shouldArchive: false, shouldMarkAsRead: false, shouldNeverSpam: false, shouldTrash: false },
};

interface GmailFiltersButtonProps<Item> extends FilterItems<Item>, Pick<ComponentProps<typeof Button>, "variant"> {
  /** Whether its name says how many addresses there are. */
  readonly isCounted?: boolean;
}

export function GmailFiltersButton<Item extends { readonly email: string }>({
  variant = "quiet",
  isCounted = true,
  ...items
}: GmailFiltersButtonProps<Item>) {
  const t = useTexts("gmailFilters");
  const [isOpen, setIsOpen] = useState(false);
  const { shown, selected } = items;
  const count = selected.length > 0 ? selected.length : shown.length;
  const name = isCounted ? t("open", { count }) : t("title");

  return (
    <>
      <Button
        name="filters"
        variant={variant}
        aria-haspopup="dialog"
        inert={count === 0}
        onClick={() => setIsOpen(true)}
      >
        {name}
      </Button>
      <GmailFiltersDialog {...items} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Keeps the label and the actions that a person chooses for the next time. */
export function GmailFiltersDialog<Item extends { readonly email: string }>({
  isOpen,
  onClose,
  ...items
}: FilterItems<Item> & DialogState) {
  const t = useTexts("gmailFilters");
  const [choices, setChoices] = useState(NOTHING_CHOSEN);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("title")}>
      <GmailFilters {...items} choices={choices} onChange={setChoices} />
    </Dialog>
  );
}
