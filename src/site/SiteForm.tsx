import {
  type FormEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";

import { toEmail } from "../core";
import { useIsHydrating } from "../ui/useIsHydrating";
import { usePrintTime } from "../ui/usePrintTime";
import { BookSwitch } from "./given/BookSwitch";
import { MailboxField } from "./MailboxField";
import { PrintedSites } from "./PrintedSites";
import { RecipientField } from "./RecipientField";
import styles from "./SiteForm.module.css";
import { SiteOptions } from "./SiteOptions";
import { SiteResult } from "./SiteResult";
import { SiteRows } from "./SiteRows";
import { useLinkedForm } from "./useLinkedForm";
import { useSite } from "./useSite";
import { useSiteTexts } from "./useSiteTexts";

interface SiteFormProps {
  readonly switchRef: RefObject<HTMLLabelElement | null>;
  /** Called when a person switches the book off, which deletes it. */
  readonly onForget: () => void;
}

/** The fields, the address that follows from them, and the choice of its kind; for many recipients, a row for each. */
export function SiteForm({ switchRef, onForget }: SiteFormProps) {
  const t = useSiteTexts();
  const site = useSite();
  const { mailbox, lines, isRemembering, isOpening, fault } = site;
  const [isMailboxDone, setIsMailboxDone] = useState(false);
  /** Whether a press waits for the book, which may know the mailbox and remembers what is given. */
  const [isWaiting, setIsWaiting] = useState(false);
  const hintId = useId();
  const form = useRef<HTMLFormElement>(null);
  const recipientField = useRef<HTMLTextAreaElement>(null);
  const mailboxField = useRef<HTMLInputElement>(null);
  const hasRows = lines.length > 1 && mailbox.ok;
  // Drawn in a task of its own, because the browser itself takes long to put many lines into the field.
  const areRowsShown = useDeferredValue(hasRows);
  const shownRows = areRowsShown ? site.rows : site.row === null ? [] : [site.row];
  const printTime = usePrintTime(form);

  const isLedByPage = useRef(useIsHydrating());

  // Whenever the view is shown: the field's one purpose is to be filled. A person who is at another control that is
  // still there stays at it. The link of the view is where a person comes from. The built page leads here by itself, and
  // the person may have left the field before the program ran.
  useEffect(() => {
    const isLed = isLedByPage.current;
    isLedByPage.current = false;
    const { activeElement: active, body } = document;
    const isElsewhere = active !== null && active !== body && !active.matches("a") && active.checkVisibility();
    // The page stays at its top, where the heading is.
    if (!isElsewhere && !isLed) recipientField.current?.focus({ preventScroll: true });
  }, []);

  const handleInput = useLinkedForm({
    onText: site.typeRecipient,
    isSettled: !site.isOpening && areRowsShown === hasRows,
    findNext() {
      if (!mailbox.ok) return mailboxField.current;
      // Enter copies from the field, where there is one line.
      return hasRows ? form.current?.querySelector<HTMLElement>("[type=submit]") : recipientField.current;
    },
  });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isOpening) setIsWaiting(true);
    else submit();
  }

  function submit(): void {
    setIsWaiting(false);
    setIsMailboxDone(true);
    if (lines.length === 0) recipientField.current?.focus();
    else if (!mailbox.ok) mailboxField.current?.focus();
    else site.giveAll();
  }

  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    if (isWaiting && !isOpening) submitNow();
  }, [isWaiting, isOpening]);

  function handleMailbox(text: string): void {
    setIsMailboxDone(false);
    site.typeMailbox(text);
  }

  const memory = <BookSwitch switchRef={switchRef} onForget={onForget} onSwitchedOn={site.keepCopied} />;
  const options = (
    <SiteOptions
      key="options"
      options={site.options}
      mailbox={mailbox}
      isRemembering={isRemembering}
      onChange={site.chooseOption}
    />
  );

  return (
    <form ref={form} className={styles.form} onInput={handleInput} onSubmit={handleSubmit} noValidate>
      <RecipientField field={recipientField} text={site.recipientText} hintId={hintId} onChange={site.typeRecipient} />
      <MailboxField
        field={mailboxField}
        text={site.mailboxText}
        mailbox={mailbox}
        isDone={isMailboxDone}
        onChange={handleMailbox}
        onDone={() => setIsMailboxDone(true)}
      />
      {/* Of many rows, the last is far below. The choice keeps its state when it moves. */}
      {areRowsShown && mailbox.ok
        ? [
            options,
            <SiteRows
              key="rows"
              rows={site.rows}
              isBounded={site.isBounded}
              original={toEmail(mailbox.address)}
              isRemembering={isRemembering}
              isTicked={site.isTicked}
              onGive={site.give}
              onSave={site.keep}
            >
              {memory}
            </SiteRows>,
          ]
        : [
            <SiteResult
              key="result"
              row={site.row}
              mailbox={mailbox}
              hasRecipient={lines.length > 0}
              isRemembering={isRemembering}
              isTicked={site.isTicked}
              today={site.today}
              onNext={site.showNext}
            >
              {memory}
            </SiteResult>,
            options,
          ]}
      {printTime !== null && shownRows.length > 0 && <PrintedSites rows={shownRows} time={printTime} />}
      {fault !== null && (
        <p role="alert" className={styles.error}>
          {`${t("notRemembered")} ${t(`faults.${fault}`)}`}
        </p>
      )}
      <p id={hintId} className={styles.hint}>
        {t("recipientHint")}
      </p>
    </form>
  );
}
