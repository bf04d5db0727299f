import { type SubmitEvent, useId, useState } from "react";

import type { StoredEntry } from "../../book/bookState";
import type { EntryOutcome } from "../../book/createBookStore";
import { useBook } from "../../book/useBook";
import { BOOK_FIELDS, BOOK_TEXT_MAX_LENGTH, type BookEntry, readBookEntry } from "../../core";
import { useTexts } from "../../i18n/useTexts";
import { Button } from "../../ui/Button";
import { Fault } from "../../ui/Fault";

const TYPES = { recipient: "text", email: "email", date: "date" };

export function EntryForm({ entry, onClose }: { readonly entry: StoredEntry; readonly onClose: () => void }) {
  const t = useTexts("book");
  const { store } = useBook();
  const id = useId();
  const [faults, setFaults] = useState<readonly (keyof BookEntry)[]>([]);
  const [outcome, setOutcome] = useState<EntryOutcome>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    // Each field by itself, because `readBookEntry` names only the first fault.
    const wrong = BOOK_FIELDS.filter((field) => typeof readBookEntry({ ...entry, [field]: typed[field] }) === "string");
    setFaults(wrong);
    setOutcome(null);
    const read = readBookEntry(typed);
    if (typeof read === "string") return event.currentTarget.querySelector<HTMLElement>(`[name=${read}]`)?.focus();
    // The same address may have been given to the same recipient again. Then the two become one, with both notes.
    const result = await (outcome === "deleted"
      ? store.exchange([], [{ ...entry, ...read }])
      : store.replace(entry, read));
    setOutcome(result);
    if (result === null) onClose();
  }

  return (
    // The page's own sentences say what is wrong, in its language.
    <form className="stack" noValidate onSubmit={(event) => void handleSubmit(event)}>
      {BOOK_FIELDS.map((field) => {
        const hasFault = faults.includes(field);
        const props = {
          id: `${id}${field}`,
          name: field,
          autoComplete: "off",
          className: field === "email" ? "mono" : undefined,
          maxLength: field === "recipient" || field === "note" ? BOOK_TEXT_MAX_LENGTH : undefined,
          "aria-invalid": hasFault || undefined,
          "aria-describedby": hasFault ? `${id}${field}-fault` : undefined,
          defaultValue: entry[field],
        };
        return (
          <div key={field} className="stack tight">
            <label htmlFor={props.id}>{t(field === "recipient" ? "editing.recipient" : `columns.${field}`)}</label>
            {field === "note" ? <textarea {...props} rows={3} /> : <input {...props} type={TYPES[field]} />}
            {hasFault && (
              <p id={props["aria-describedby"]} className="fault">
                {t(`editing.faults.${field}`)}
              </p>
            )}
          </div>
        );
      })}
      {outcome !== null && <Fault>{t(`faults.${outcome}`)}</Fault>}
      <div className="buttons">
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button type="submit" variant="primary">
          {t(outcome === "deleted" ? "editing.saveAsNew" : "editing.save")}
        </Button>
      </div>
    </form>
  );
}
