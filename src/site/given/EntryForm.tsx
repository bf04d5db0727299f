import { type ChangeEvent, type SubmitEvent, useId, useRef, useState } from "react";

import type { StoredEntry } from "../../book/bookState";
import type { EntryOutcome } from "../../book/createBookStore";
import { useBook } from "../../book/useBook";
import { BOOK_TEXT_MAX_LENGTH, type BookEntry, readBookEntry } from "../../core";
import { Button } from "../../ui/Button";
import styles from "./EntryForm.module.css";
import { FaultText } from "./FaultText";
import { useGivenTexts } from "./useGivenTexts";

type EntryField = keyof BookEntry;

const FIELDS = [
  ["recipient", "text"],
  ["email", "email"],
  ["date", "date"],
  // A note may have several lines.
  ["note", null],
] as const satisfies readonly (readonly [field: EntryField, type: string | null])[];

interface EntryFormProps {
  readonly entry: StoredEntry;
  readonly onClose: () => void;
}

/** The fields of one entry. It closes once the entry is stored. */
export function EntryForm({ entry, onClose }: EntryFormProps) {
  const t = useGivenTexts();
  const { store } = useBook();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<BookEntry>(entry);
  const [faults, setFaults] = useState<readonly EntryField[]>([]);
  const [outcome, setOutcome] = useState<EntryOutcome>(null);

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const wrong = findFaults(entry, draft);
    setFaults(wrong);
    setOutcome(null);
    const [first] = wrong;
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    const read = readBookEntry(draft);
    if (typeof read === "string") return;
    // The same address may have been given to the same recipient again. Then the two become one, with both notes.
    const result = await (outcome === "deleted" ? store.restore({ ...entry, ...read }) : store.replace(entry, read));
    setOutcome(result);
    if (result === null) onClose();
  }

  return (
    // The page's own sentences say what is wrong, in its language.
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {FIELDS.map(([field, type]) => {
        const hasFault = faults.includes(field);
        const props = {
          id: `${id}${field}`,
          name: field,
          autoComplete: "off",
          autoCapitalize: field === "email" ? "none" : undefined,
          maxLength: field === "recipient" || field === "note" ? BOOK_TEXT_MAX_LENGTH : undefined,
          "aria-invalid": hasFault || undefined,
          "aria-describedby": hasFault ? `${id}${field}-fault` : undefined,
          value: draft[field],
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            setDraft({ ...draft, [field]: target.value }),
        };
        return (
          <div key={field} className={styles.field}>
            <label htmlFor={`${id}${field}`}>{t(`editing.fields.${field}`)}</label>
            {type === null ? <textarea {...props} rows={3} /> : <input {...props} type={type} />}
            {hasFault && (
              <p id={`${id}${field}-fault`} className={styles.fault}>
                {t(`editing.faults.${field}`)}
              </p>
            )}
          </div>
        );
      })}
      {outcome !== null && <FaultText fault={outcome} />}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {t(outcome === "deleted" ? "editing.saveAsNew" : "editing.save")}
        </Button>
        <Button onClick={onClose}>{t("editing.cancel")}</Button>
      </div>
    </form>
  );
}

/** Tries the fields one by one, because reading a whole entry finds only the first that is wrong. */
function findFaults(entry: BookEntry, draft: BookEntry): EntryField[] {
  return FIELDS.map(([field]) => field).filter(
    (field) => typeof readBookEntry({ ...entry, [field]: draft[field] }) === "string",
  );
}
