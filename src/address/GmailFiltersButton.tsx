import { type ComponentProps, useState } from "react";

import { useTexts } from "../i18n/useTexts";
import { createPart } from "../platform/createPart";
import { useNeededPart } from "../toasts/useLoad";
import { Button } from "../ui/Button";
import { Dialog, type DialogState } from "../ui/Dialog";
import type { FilterChoices, FilterItems } from "./GmailFilters";

const gmailFiltersPart = createPart(import.meta.glob<typeof import("./GmailFilters")>("/src/address/GmailFilters.tsx"));

type GmailFiltersButtonProps<Item> = FilterItems<Item> & Pick<ComponentProps<typeof Button>, "variant">;

export function GmailFiltersButton<Item extends { readonly email: string }>(props: GmailFiltersButtonProps<Item>) {
  const { variant = "quiet", ...items } = props;
  const t = useTexts("gmailFilters");
  const [isOpen, setIsOpen] = useState(false);
  const count = items.shown.length;
  const handleClick = () => setIsOpen(true);

  return (
    <>
      <Button name="filters" variant={variant} aria-haspopup="dialog" inert={count === 0} onClick={handleClick}>
        {t("open", { count })}
      </Button>
      <GmailFiltersDialog {...items} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Keeps the label and the actions that a person chooses for the next time. Few visits need its content. */
export function GmailFiltersDialog<Item extends { readonly email: string }>(props: FilterItems<Item> & DialogState) {
  const { isOpen, onClose, ...items } = props;
  const t = useTexts("gmailFilters");
  const part = useNeededPart(gmailFiltersPart, isOpen);
  const [choices, setChoices] = useState<FilterChoices>({ prefix: null, actions: {} });

  return (
    <Dialog isOpen={isOpen && part !== null} onClose={onClose} title={t("title")}>
      {part && <part.GmailFilters {...items} choices={choices} onChange={setChoices} />}
    </Dialog>
  );
}
