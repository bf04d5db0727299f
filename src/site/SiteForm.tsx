import { type FormEvent, useDeferredValue, useRef } from "react";

import { hasAddress, type SiteRow } from "./findRow";
import { MailboxField } from "./MailboxField";
import { RecipientField } from "./RecipientField";
import styles from "./SiteForm.module.css";
import { SiteOptions } from "./SiteOptions";
import { SiteResult } from "./SiteResult";
import { SiteRows } from "./SiteRows";
import { useArrival } from "./useArrival";
import { useGive } from "./useGive";
import { useRows } from "./useRows";
import { useSite } from "./useSite";
import { useSiteTexts } from "./useSiteTexts";

/** The fields, the choice, and the address that follows from them; for many recipients, a row for each. */
export function SiteForm({ isShown }: { readonly isShown: boolean }) {
  const t = useSiteTexts();
  const site = useSite();
  const { state, mailbox, lines, request, row } = site;
  const rows = useRows(request, lines);
  const { give, isRemembering, fault, dismissFault } = useGive(site.markCopied);
  const recipientField = useRef<HTMLTextAreaElement>(null);
  const mailboxField = useRef<HTMLInputElement>(null);
  const isMany = lines.length > 1;
  // Drawn in a task of its own, because the browser itself takes long to put many lines into the field.
  const areRowsShown = useDeferredValue(isMany && mailbox.ok);
  useArrival(recipientField, isShown);

  function giveRows(given: readonly SiteRow[]): void {
    if (mailbox.ok) void give(given.filter(hasAddress), mailbox.address);
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    site.markMailboxDone();
    if (lines.length === 0) recipientField.current?.focus();
    else if (!mailbox.ok) mailboxField.current?.focus();
    else if (isMany) giveRows(rows.findNow());
    else if (row !== null && hasAddress(row)) giveRows([row]);
  }

  function handleRecipient(text: string): void {
    dismissFault();
    site.typeRecipient(text);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <RecipientField field={recipientField} text={state.recipientText} onChange={handleRecipient} />
      <MailboxField
        field={mailboxField}
        text={site.mailboxText}
        mailbox={mailbox}
        isDone={state.isMailboxDone}
        onChange={site.typeMailbox}
        onDone={site.markMailboxDone}
      />
      <SiteOptions options={state.options} mailbox={mailbox} onChange={site.changeOptions} />
      {areRowsShown ? (
        <SiteRows rows={rows.shown} isBounded={site.isBounded} isRemembering={isRemembering} onGive={giveRows} />
      ) : (
        <SiteResult
          row={row}
          mailbox={mailbox}
          hasRecipient={lines.length > 0}
          isRemembering={isRemembering}
          onNext={site.showNext}
        />
      )}
      {fault !== null && (
        <p role="alert" className={styles.error}>
          {t("notRemembered")} {t(`faults.${fault}`)}
        </p>
      )}
    </form>
  );
}
