import { type SubmitEvent, useId, useState } from "react";

import type { StoredEntry } from "../book/bookState";
import type { EntryOutcome } from "../book/createBookStore";
import { useBook } from "../book/useBook";
import { BOOK_FIELDS, BOOK_TEXT_MAX_LENGTH, type BookEntry, readBookEntry } from "../core";
import { Button } from "../ui/Button";
import styles from "./EntryForm.module.css";
import { FaultText, useGivenTexts } from "./useGivenTexts";

interface EntryFormProps {
  readonly entry: StoredEntry;
  readonly onClose: () => void;
}

/** The fields of one entry. It closes once the entry is stored. */
export function EntryForm({ entry, onClose }: EntryFormProps) {
  const t = useGivenTexts();
  const { store } = useBook();
  const id = useId();
  const [faults, setFaults] = useState<readonly (keyof BookEntry)[]>([]);
  const [outcome, setOutcome] = useState<EntryOutcome>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    // Each by itself, because reading a whole entry finds only the first that is wrong.
    const wrong = BOOK_FIELDS.filter((field) => typeof readBookEntry({ ...entry, [field]: typed[field] }) === "string");
    setFaults(wrong);
    setOutcome(null);
    const read = readBookEntry(typed);
    if (typeof read === "string") return event.currentTarget.querySelector<HTMLElement>(`[name=${read}]`)?.focus();
    // The same address may have been given to the same recipient again. Then the two become one, with both notes.
    const result = await (outcome === "deleted" ? store.restore({ ...entry, ...read }) : store.replace(entry, read));
    setOutcome(result);
    if (result === null) onClose();
  }

  return (
    // The page's own sentences say what is wrong, in its language.
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {BOOK_FIELDS.map((field) => {
        const hasFault = faults.includes(field);
        const props = {
          id: `${id}${field}`,
          name: field,
          autoComplete: "off",
          autoCapitalize: field === "email" ? "none" : undefined,
          maxLength: field === "recipient" || field === "note" ? BOOK_TEXT_MAX_LENGTH : undefined,
          "aria-invalid": hasFault || undefined,
          "aria-describedby": hasFault ? `${id}${field}-fault` : undefined,
          defaultValue: entry[field],
        };
        return (
          <div key={field} className={styles.field}>
            <label htmlFor={props.id}>{t(field === "recipient" ? "editing.recipient" : `columns.${field}`)}</label>
            {/* A note may have several lines. */}
            {field === "note" ? (
              <textarea {...props} rows={3} />
            ) : (
              <input {...props} type={field === "recipient" ? "text" : field} />
            )}
            {hasFault && (
              <p id={props["aria-describedby"]} className={styles.fault}>
                {t(`editing.faults.${field}`)}
              </p>
            )}
          </div>
        );
      })}
      {outcome !== null && <FaultText>{t(`faults.${outcome}`)}</FaultText>}
      <div className="buttons">
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button type="submit" variant="primary">
          {t(outcome === "deleted" ? "editing.saveAsNew" : "editing.save")}
        </Button>
      </div>
    </form>
  );
}
