import { type Dispatch, type FocusEvent, type RefObject, useEffect, useId, useLayoutEffect, useMemo } from "react";

import { ADDRESS_FIELD } from "../address/addressField";
import { AddressFeedback } from "../address/AddressFeedback";
import { readAddressField } from "../address/readAddress";
import { useKnownMailbox } from "../views/useKnownMailbox";
import { useBook } from "../book/useBook";
import { findMeant, parseAddress, toEmail } from "../core";
import { useTexts } from "../i18n/useTexts";
import { Fault } from "../ui/Fault";
import { useFieldText } from "../ui/useFieldText";
import { HINT_ID } from "./SiteResult";
import styles from "./SiteForm.module.css";
import type { SiteEvent, SiteState } from "./siteReducer";

/** Reads the mailbox of the field. An empty field takes the mailbox that a view has used, or else that of the book. */
export function useMailbox(text: string, dispatch: Dispatch<SiteEvent>) {
  const stored = useBook().book.content?.mailbox ?? "";
  const [known, setKnown] = useKnownMailbox();
  const filling = known || stored;

  // Effects also run each time the view is shown.
  useLayoutEffect(() => dispatch({ type: "mailbox-known", text: filling }), [filling, dispatch]);

  // Once. Another tab that gives an address of another mailbox must not change what a person sees here.
  useEffect(() => {
    if (known === "" && stored !== "") setKnown(stored);
  }, [known, stored, setKnown]);

  return { mailbox: useMemo(() => parseAddress(text), [text]), isFilling: text === "" && filling !== "" };
}

interface MailboxFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly state: SiteState;
  readonly dispatch: Dispatch<SiteEvent>;
}

export function MailboxField({ field, state, dispatch }: MailboxFieldProps) {
  const t = useTexts("make");
  const text = state.mailboxText;
  const [, setKnown] = useKnownMailbox();
  const fieldId = useId();
  const errorId = useId();
  // An empty field is no mistake: the result asks for the address.
  const read = state.isMailboxDone && text.trim() !== "" ? readAddressField(text) : null;
  const error = read?.ok === false ? read.error : null;

  const handleText = (typed: string) => dispatch({ type: "mailbox-typed", text: typed });
  useFieldText(field, text, handleText);

  function handleBlur(event: FocusEvent<HTMLInputElement>): void {
    const left = parseAddress(event.currentTarget.value);
    dispatch({ type: "mailbox-done" });
    if (left.ok) setKnown(toEmail(left.address));
  }

  function handleMeant(address: string): void {
    handleText(address);
    field.current?.focus();
  }

  return (
    <div className="stack near">
      <label htmlFor={fieldId}>{t("field")}</label>
      <input
        {...ADDRESS_FIELD}
        ref={field}
        id={fieldId}
        name="mailbox"
        className={`mono ${styles.field}`}
        enterKeyHint="done"
        aria-invalid={error !== null}
        aria-describedby={error === null ? HINT_ID : errorId}
        onBlur={handleBlur}
      />
      {error !== null && (
        <Fault id={errorId} aria-live="polite">
          {t(`errors.${error}`)}
        </Fault>
      )}
      <AddressFeedback text={text} meant={findMeant(text)} onUse={handleMeant} />
    </div>
  );
}
