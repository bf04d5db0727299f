import {
  type FormEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
  useState,
} from "react";

import { BOOK_PATIENCE_MS } from "../book/bookState";
import { useBook, useVisit } from "../book/useBook";
import { useCopy } from "../clipboard/useCopy";
import { useTick } from "../clipboard/useTick";
import { toEmail } from "../core";
import { useShow } from "../showing/useShow";
import { PrintedTable } from "../tables/PrintedTable";
import { useIsHydrating } from "../ui/useIsHydrating";
import { type FoundRow, hasAddress, type SiteRow } from "./findRows";
import { MailboxField } from "./MailboxField";
import { RecipientField } from "./RecipientField";
import styles from "./SiteForm.module.css";
import { SiteOptions } from "./SiteOptions";
import { INITIAL_STATE, siteReducer } from "./siteReducer";
import { SiteResult } from "./SiteResult";
import { SiteRows } from "./SiteRows";
import { useAddresses } from "./useAddresses";
import { useHandOut } from "./useHandOut";
import { useLinkedForm } from "./useLinkedForm";
import { useMailboxField } from "./useMailboxField";
import { useSiteColumns } from "./useSiteColumns";
import { useSiteTexts } from "./useSiteTexts";

interface SiteFormProps {
  /** The memory. */
  readonly children: ReactNode;
}

/**
 * The fields, the choice of the kind, and the address that follows from them; for many recipients, a row for each. What
 * is typed and chosen stays here: nothing is stored before an address is handed out.
 */
export function SiteForm({ children }: SiteFormProps) {
  const t = useSiteTexts();
  const copy = useCopy();
  const show = useShow();
  const { status } = useBook().book;
  const { fault } = useVisit();
  const [state, dispatch] = useReducer(siteReducer, INITIAL_STATE);
  const typeMailbox = (text: string | null) => dispatch({ type: "mailbox-typed", text });
  const typeRecipient = (text: string) => dispatch({ type: "recipient-typed", text });
  const { text: mailboxText, mailbox } = useMailboxField(state.mailboxText, () => typeMailbox(null));
  const { lines, isBounded, place, rows } = useAddresses(state, mailbox);
  const handOut = useHandOut(mailbox);
  const [isTicked, tick] = useTick(place !== null && hasAddress(place.row) ? place.row.email : lines);
  const [isMailboxDone, setIsMailboxDone] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const hintId = useId();
  const form = useRef<HTMLFormElement>(null);
  const recipientField = useRef<HTMLTextAreaElement>(null);
  const mailboxField = useRef<HTMLInputElement>(null);
  const isOpening = status === "opening";
  const isRemembering = status === "on";
  const hasRows = lines.length > 1 && mailbox.ok;
  // Drawn in a task of its own, because the browser itself takes long to put many lines into the field.
  const areRowsShown = useDeferredValue(hasRows);
  const columns = useSiteColumns({
    original: mailbox.ok ? toEmail(mailbox.address) : "",
    isRemembering,
    onCopy: give,
    onShow: (row) => handOut([row], show(row.email)),
  });

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
    onText: typeRecipient,
    isSettled: !isOpening && areRowsShown === hasRows,
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
    else void giveAll();
  }

  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => submitNow(), isOpening ? BOOK_PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [isWaiting, isOpening]);

  async function giveAll(): Promise<void> {
    const found = place === null ? rows.find() : [place.row];
    if (found instanceof Promise) {
      void found.then((later) => handOut(later.filter(hasAddress)));
      if (await copy(found.then(toEmails))) tick();
    } else if (found.some(hasAddress)) {
      // Before anything else, so that the page does not look for another address in between.
      handOut(found.filter(hasAddress));
      if (await copy(toEmails(found))) tick();
    }
  }

  function give(row: FoundRow): void {
    handOut([row]);
    void copy([row.email]);
  }

  function handleMailbox(text: string): void {
    setIsMailboxDone(false);
    typeMailbox(text);
  }

  return (
    <form ref={form} className={styles.form} onInput={handleInput} onSubmit={handleSubmit} noValidate>
      <RecipientField field={recipientField} text={state.recipientText} hintId={hintId} onChange={typeRecipient} />
      <MailboxField
        field={mailboxField}
        text={mailboxText}
        mailbox={mailbox}
        isDone={isMailboxDone}
        onChange={handleMailbox}
        onDone={() => setIsMailboxDone(true)}
      />
      <SiteOptions
        options={state.options}
        mailbox={mailbox}
        isRemembering={isRemembering}
        onChange={(choice) => dispatch({ type: "option-chosen", choice })}
      />
      {areRowsShown && mailbox.ok ? (
        <SiteRows
          rows={rows.shown}
          columns={columns}
          isBounded={isBounded}
          isRemembering={isRemembering}
          isTicked={isTicked}
          onHandOut={handOut}
        >
          {children}
        </SiteRows>
      ) : (
        <SiteResult
          place={place}
          mailbox={mailbox}
          hasRecipient={lines.length > 0}
          isRemembering={isRemembering}
          isTicked={isTicked}
          onNext={(email) => dispatch({ type: "next-requested", email })}
          onHandOut={handOut}
        >
          {children}
        </SiteResult>
      )}
      <PrintedTable
        title={t("list")}
        columns={columns}
        rows={areRowsShown ? rows.shown : place === null ? [] : [place.row]}
      />
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

function toEmails(rows: readonly SiteRow[]): string[] {
  return rows.filter(hasAddress).map(({ email }) => email);
}
