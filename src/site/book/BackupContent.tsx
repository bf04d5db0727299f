import { use, useState } from "react";

import { useKnownMailbox } from "../../views/useKnownMailbox";
import type { EntryOutcome, Outcome } from "../../book/createBookStore";
import { findMissing, toDay } from "../../book/bookEntries";
import { isUnreadable, type StoredEntry } from "../../book/bookState";
import { useBook } from "../../book/useBook";
import { type BookEntry, type BookResult, groupBy, isSameMailbox, isSameRecipient, toLookup } from "../../core";
import { nameFirst } from "../../i18n/nameFirst";
import { useTexts } from "../../i18n/useTexts";
import { changeSelection } from "../../tables/changeSelection";
import { useToasts } from "../../toasts/ToastProvider";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import { CloseLabelContext } from "../../ui/CloseButton";
import styles from "./BookPanel.module.css";
import { FaultText } from "./FaultText";

/** A few names of each kind show a person whether the file was read rightly. */
const NAMED = 5;

/** A person decides on the last two. */
const KINDS = ["new", "same", "repeated", "renamed", "updates"] as const;

export type BackupChanges = ReturnType<typeof compareBackup>;

/** Sorts the entries of a backup by what they would change in the book. */
export function compareBackup(backup: Extract<BookResult, { ok: true }>, known: readonly StoredEntry[]) {
  const { entries, undated } = backup;
  const distinct = new Set(findMissing(entries, []));
  const missing = new Set(findMissing([...distinct], known));
  const findKnown = toLookup(known, ({ email }) => email);
  const isKnown = ({ email }: BookEntry) => findKnown(email).length > 0;
  const same = [...distinct].filter((entry) => !missing.has(entry));
  return {
    ok: true as const,
    new: [...missing].filter((entry) => !isKnown(entry)),
    same,
    repeated: entries.filter((entry) => !distinct.has(entry)),
    /** The book has these addresses under other names. */
    renamed: [...missing].filter(isKnown),
    /** Entries of the book, with the date and the note of the backup where these differ. */
    updates: same.flatMap((entry) => {
      const old = findKnown(entry.email).find(({ recipient }) => isSameRecipient(recipient, entry.recipient))!;
      const date = undated.has(entry) ? old.date : entry.date;
      const update = Object.assign({}, old, { date, note: entry.note || old.note });
      return update.date === old.date && update.note === old.note ? [] : [update];
    }),
    undated,
    refused: groupBy(backup.refused, ({ fault }) => fault),
  };
}

interface BackupContentProps {
  readonly changes: BackupChanges;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

export function BackupContent({ changes, onClose, onAdded }: BackupContentProps) {
  const t = useTexts("book");
  const closeLabel = use(CloseLabelContext);
  const { book, store } = useBook();
  const [knownMailbox, setKnownMailbox] = useKnownMailbox();
  const showToast = useToasts();
  const [fault, setFault] = useState<Outcome>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const added = wanted.has("renamed") ? [...changes.new, ...changes.renamed] : changes.new;
  const updates = wanted.has("updates") ? changes.updates : [];
  const count = added.length;
  const undated = added.filter((entry) => changes.undated.has(entry)).length;
  const hasChanges = count + updates.length > 0;
  const replaces = isUnreadable(book);

  async function handleAdd(): Promise<void> {
    setIsBusy(true);
    const switchFault = book.status === "on" ? null : await store.switchOn(replaces);
    const outcome = switchFault ?? (await store.addBackup(added, updates, toDay(new Date())));
    setIsBusy(false);
    if (typeof outcome === "string") return setFault(outcome);
    const tell = (failure: EntryOutcome) => failure !== null && showToast("error", t(`faults.${failure}`));
    const onPress = () => void store.exchange(...outcome).then(tell);
    showToast("success", t("opening.added", { count }), { label: t("undo"), onPress });
    const mailbox = findOnlyMailbox(added.map(({ email }) => email));
    if (knownMailbox === "" && mailbox !== null) setKnownMailbox(mailbox);
    onAdded();
  }

  return (
    <>
      {KINDS.map((kind) => {
        const entries = changes[kind];
        const line = (
          <span>
            {t(`opening.${kind}`, { count: entries.length })}{" "}
            <span translate="no">{nameFirst(entries, NAMED, ({ recipient }) => recipient)}</span>
          </span>
        );
        if (entries.length === 0 && kind !== "new") return null;
        if (kind !== "renamed" && kind !== "updates") return <p key={kind}>{line}</p>;
        return (
          <label key={kind} className="choice">
            <Checkbox
              checked={wanted.has(kind)}
              onChange={({ target }) => setWanted(changeSelection(wanted, [kind], target.checked))}
            />
            {line}
          </label>
        );
      })}
      {undated > 0 && <p>{t("opening.undated", { count: undated })}</p>}
      {changes.refused.size > 0 && (
        <ul className={`stack tight quiet ${styles.refused}`}>
          {Array.from(changes.refused, ([reason, group]) => (
            <li key={reason}>
              {t("opening.leftOut", {
                count: group.length,
                reason: t(`opening.refused.${reason}`),
                positions: nameFirst(group, NAMED, ({ position }) => position),
              })}
            </li>
          ))}
        </ul>
      )}
      {book.status === "off" && hasChanges && <p>{t("opening.switchesOn")}</p>}
      {replaces && hasChanges && <p>{t("opening.replaces")}</p>}
      {fault !== null && <FaultText>{t(`faults.${fault}`)}</FaultText>}
      <div className="buttons">
        <Button onClick={onClose}>{hasChanges ? t("cancel") : closeLabel}</Button>
        {hasChanges && (
          <Button variant="primary" isDisabled={isBusy} onClick={() => void handleAdd()}>
            {t("opening.add", { count })}
          </Button>
        )}
      </div>
    </>
  );
}

/** Returns the one mailbox of addresses. Where none has a plus, nobody knows which dots are the person's own. */
function findOnlyMailbox(emails: readonly string[]): string | null {
  const [first] = emails;
  if (first === undefined || !emails.every((email) => isSameMailbox(email, first))) return null;
  const [name, domain] = (emails.find((email) => email.includes("+")) ?? first).split("@");
  return `${name!.includes("+") ? name!.split("+", 1)[0] : name!.replaceAll(".", "")}@${domain}`;
}
