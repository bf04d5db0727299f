import { useState } from "react";
import { useTranslations } from "use-intl/react";

import type { Alias } from "../../core";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { type FilterChoices, GmailFilters } from "./GmailFilters";

const NOTHING_CHOSEN: FilterChoices = {
  prefix: null,
  actions: { shouldArchive: false, shouldMarkAsRead: false, shouldNeverSpam: false },
};

/** Opens the dialog for Gmail filters. The choices made there stay for the next time. */
export function GmailFiltersButton({ aliases }: { readonly aliases: readonly Alias[] }) {
  const t = useTranslations("gmailFilters");
  const [isOpen, setIsOpen] = useState(false);
  const [choices, setChoices] = useState(NOTHING_CHOSEN);

  return (
    <>
      <Button aria-haspopup="dialog" inert={aliases.length === 0} onClick={() => setIsOpen(true)}>
        {t("title")}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t("title")} closeLabel={t("close")}>
        <GmailFilters aliases={aliases} choices={choices} onChange={setChoices} />
      </Dialog>
    </>
  );
}
