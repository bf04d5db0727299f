import type { FormEvent } from "react";
import { use, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from "react";

import { SiteRequestContext } from "../views/ViewLink";
import { BOOK_PATIENCE_MS } from "../book/bookState";
import { useBook } from "../book/useBook";
import { useCopy, useTick } from "../address/CopyProvider";
import { toEmail } from "../core";
import { useTexts } from "../i18n/useTexts";
import { isAtComputer } from "../platform/keyboard";
import { onLinkText } from "../platform/linkText";
import { useShow } from "../address/ShowProvider";
import { Disclosure } from "../ui/Disclosure";
import { type FoundRow, hasAddress } from "./findRows";
import { MailboxField, useMailbox } from "./MailboxField";
import { RecipientField } from "./RecipientField";
import styles from "./SiteForm.module.css";
import { SiteOptions } from "./SiteOptions";
import { INITIAL_STATE, siteReducer } from "./siteReducer";
import { SiteResult } from "./SiteResult";
import { SiteRows } from "./SiteRows";
import { useAddresses } from "./useAddresses";
import { useHandOut } from "./useHandOut";

const FIELDS_ID = "site-fields";

/** Text and choices stay in this state: nothing is stored before an address is handed out. */
export function SiteForm({ onImport }: { readonly onImport: (text: string) => void }) {
  const t = useTexts("site");
  const copy = useCopy();
  const show = useShow();
  const { book } = useBook();
  const isOpening = book.status === "opening";
  const [siteRequest, setSiteRequest] = use(SiteRequestContext);
  const [state, dispatch] = useReducer(siteReducer, INITIAL_STATE);
  const { mailbox, isFilling } = useMailbox(state.mailboxText, dispatch);
  const addresses = useAddresses(state, mailbox);
  const { lines, hasRows, current, find } = addresses;
  const handOut = useHandOut(mailbox);
  const shownEmail = current !== null && hasAddress(current.row) ? current.row.email : null;
  const [isTicked, tick] = useTick(shownEmail ?? lines);
  // An address that was given before may be of the other kind.
  const style = shownEmail === null ? state.options.style : shownEmail.includes("+") ? "plus" : "dots";
  const options = { ...state.options, style };
  const [isWaiting, setIsWaiting] = useState(false);
  const recipientField = useRef<HTMLTextAreaElement>(null);
  const mailboxField = useRef<HTMLInputElement>(null);
  // Drawn in a later task, because the browser itself takes long to put many lines into the field.
  const areRowsShown = useDeferredValue(hasRows) && mailbox.ok;
  const onShow = (row: FoundRow) => handOut([row], show(row.email));
  const shared = { addresses, isTicked, dispatch, onShow, onHandOut: handOut };

  const emptyHint = state.searchedFor.email === "" ? t("empty") : t("listSites", state.searchedFor);
  const hint = lines.length > 0 && !mailbox.ok ? t("needsMailbox", { count: lines.length }) : emptyHint;

  useEffect(() => onLinkText((text) => dispatch({ type: "linked", text })), []);

  useLayoutEffect(() => {
    // The book may fill the field first.
    if (siteRequest === null || isOpening) return;
    setSiteRequest(null);
    dispatch({ type: "requested", ...siteRequest });
  }, [siteRequest, isOpening, setSiteRequest]);

  /** Finds what the person needs next; `null` until it is drawn. */
  function findNext(): HTMLElement | null | undefined {
    if (isOpening || isFilling || areRowsShown !== hasRows) return null;
    if (!mailbox.ok) return mailboxField.current;
    // Enter copies from the field, where there is one line.
    if (!hasRows && isAtComputer()) return recipientField.current;
    return recipientField.current?.form?.querySelector("[type=submit]");
  }

  const leadOn = useEffectEvent(() => {
    const next = findNext();
    if (!next) return;
    dispatch({ type: "led-on" });
    next.focus();
  });
  // In the layout, so that no key comes between the drawing and the focus.
  useLayoutEffect(() => {
    if (state.leadsOn) leadOn();
  });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isOpening) setIsWaiting(true);
    else submit();
  }

  function submit(): void {
    setIsWaiting(false);
    dispatch({ type: "mailbox-done" });
    if (lines.length === 0) recipientField.current?.focus();
    else if (!mailbox.ok) mailboxField.current?.focus();
    else void copyAll();
    // The next letters replace the recipient, because they begin another one.
    if (document.activeElement === recipientField.current) recipientField.current?.select();
  }

  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => submitNow(), isOpening ? BOOK_PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [isWaiting, isOpening]);

  // A press that waits ends with the view.
  useEffect(() => () => setIsWaiting(false), []);

  async function copyAll(): Promise<void> {
    const found = find();
    if ("length" in found && found.length === 0) return;
    if (!(await copyRows(found))) return;
    tick();
    // Without the list, nothing folds. A field that has the focus stays.
    if (book.status !== "on" || document.activeElement === mailboxField.current) return;
    dispatch({ type: "folded", isFolded: true });
  }

  function copyRows(found: readonly FoundRow[] | Promise<readonly FoundRow[]>): Promise<boolean> {
    const toEmails = (given: readonly FoundRow[]) => {
      // Before they are copied, so that the page does not propose other addresses in between.
      handOut(given);
      return given.map(({ email }) => email);
    };
    return copy(found instanceof Promise ? found.then(toEmails) : toEmails(found));
  }

  async function copyBare(email: string): Promise<void> {
    const [recipient] = lines;
    if (recipient === undefined || hasRows) await copy([email]);
    else if (await copyRows([{ recipient, email, date: null }])) dispatch({ type: "next-requested", email });
  }

  const toggleFold = () => dispatch({ type: "folded", isFolded: !state.isFolded });

  return (
    <form className={styles.form} onInput={() => dispatch({ type: "led-on" })} onSubmit={handleSubmit} noValidate>
      <RecipientField field={recipientField} state={state} lines={lines} onImport={onImport} dispatch={dispatch} />
      {areRowsShown ? (
        <SiteRows
          // The address that another view has brought replaces a typed search.
          key={state.searchedFor.number}
          {...shared}
          mailbox={mailbox.address}
          searchedFor={state.searchedFor.email}
          onCopy={(row) => copyRows([row])}
        />
      ) : (
        <SiteResult {...shared} hint={hint} />
      )}
      <div
        className={`stack ${styles.rest}`}
        data-folded={state.isFolded || undefined}
        data-comes-first={(lines.length > 1 && state.isFolded === null) || undefined}
      >
        {state.isFolded !== null && book.status === "on" && (
          <Disclosure isOpen={!state.isFolded} panelId={FIELDS_ID} onClick={toggleFold}>
            <span>
              <bdi translate="no">{mailbox.ok ? toEmail(mailbox.address) : state.mailboxText}</bdi>
              <span>{` · ${t(style)} · ${t("options")}`}</span>
            </span>
          </Disclosure>
        )}
        <div id={FIELDS_ID} className="stack">
          <MailboxField field={mailboxField} state={state} dispatch={dispatch} />
          <SiteOptions options={options} mailbox={mailbox} onCopyBare={copyBare} dispatch={dispatch} />
        </div>
      </div>
    </form>
  );
}
