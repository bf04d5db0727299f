import { type Dispatch, type RefObject, useId, useMemo, useState } from "react";

import { AddressInput } from "../addressText/AddressInput";
import { MeantAddress } from "../addressText/MeantAddress";
import { useMailboxOfOthers } from "../addressText/useKnownMailbox";
import { useBook } from "../book/useBook";
import { isAddressList, type ParseResult, parseAddress } from "../core";
import { useTexts } from "../i18n/useTexts";
import { useFieldText } from "../ui/useFieldText";
import styles from "./SiteForm.module.css";
import type { SiteEvent } from "./siteReducer";

/**
 * Finds the text of the field for the mailbox: what was typed, else the mailbox of the book, else the one of another view.
 *
 * @param typed `null` until the person types.
 */
export function useMailboxField(typed: string | null, dispatch: Dispatch<SiteEvent>) {
  const { book } = useBook();
  const stored = book.content?.mailbox;
  // Taken once. Another tab that gives an address of another mailbox must not change what a person sees here.
  const [first, setFirst] = useState<string>();
  if (first === undefined && stored !== undefined) setFirst(stored);
  if (first !== undefined && book.status === "off") setFirst(undefined);
  // Another view fills an emptied field too.
  const [known] = useMailboxOfOthers(() => typed === "" && dispatch({ type: "mailbox-typed", text: null }));
  // The book comes first, so nothing is shown before it is read.
  const text = typed ?? first ?? (book.status === "opening" ? "" : known);
  return { text, mailbox: useMemo(() => parseAddress(text), [text]) };
}

interface MailboxFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly mailbox: ParseResult;
  readonly isDone: boolean;
  readonly dispatch: Dispatch<SiteEvent>;
}

export function MailboxField({ field, text, mailbox, isDone, dispatch }: MailboxFieldProps) {
  const t = useTexts("generator");
  const siteText = useTexts("site");
  const fieldId = useId();
  const errorId = useId();
  // An empty one is no mistake. The result says that it is missing.
  const isFaulty = isDone && text.trim() !== "" && !mailbox.ok;
  const error = !isFaulty ? null : isAddressList(text) ? "several-addresses" : mailbox.error;

  const handleText = (typed: string) => dispatch({ type: "mailbox-typed", text: typed });
  useFieldText(field, text, handleText);

  function handleMeant(address: string): void {
    handleText(address);
    field.current?.focus();
  }

  return (
    <div className={`stack ${styles.part}`}>
      <label htmlFor={fieldId}>{t("field")}</label>
      <AddressInput
        ref={field}
        id={fieldId}
        name="mailbox"
        className={styles.field}
        enterKeyHint="done"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        onBlur={() => dispatch({ type: "mailbox-done" })}
      />
      {error !== null && (
        <p id={errorId} role="alert" aria-live="polite" className="fault">
          {t(`errors.${error}`)}
        </p>
      )}
      <MeantAddress text={text} onUse={handleMeant}>
        {(address, use) => siteText.rich("meant", { address, use })}
      </MeantAddress>
    </div>
  );
}
