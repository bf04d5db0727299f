import { use, useState } from "react";
import { flushSync } from "react-dom";

import type { EntryOutcome, Outcome } from "../../book/createBookStore";
import { findMissing } from "../../book/bookEntries";
import { isUnreadable, type StoredEntry } from "../../book/bookState";
import { useBook } from "../../book/useBook";
import {
  type BookEntry,
  groupBy,
  type Import,
  isSameMailbox,
  isSameRecipient,
  recipientGroupOf,
  toLookup,
} from "../../core";
import { nameFirst } from "../../i18n/nameFirst";
import { useTexts } from "../../i18n/useTexts";
import { changeSelection } from "../../tables/changeSelection";
import { useToasts } from "../../toasts/ToastProvider";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import { CloseLabelContext } from "../../ui/CloseButton";
import { useKnownMailbox } from "../../views/useKnownMailbox";
import { SiteRequestContext } from "../../views/ViewLink";
import styles from "./BookPanel.module.css";
import { FaultText } from "./FaultText";

/** A few names of each kind show a person whether the text was read rightly. */
const NAMED = 5;

/** A person decides on the last two. */
const KINDS = ["new", "same", "repeated", "renamed", "updates"] as const;

export type ImportChanges = ReturnType<typeof compareImport>;

/** Sorts the entries of an import by what they would change in the book. */
export function compareImport({ entries, bare, ...read }: Import, known: readonly StoredEntry[]) {
  const distinct = new Set(findMissing(entries, []));
  const missing = new Set(findMissing([...distinct], known));
  const findKnown = toLookup(known, ({ email }) => email);
  const isKnown = ({ email }: BookEntry) => findKnown(email).length > 0;
  const same = [...distinct].filter((entry) => !missing.has(entry));
  const findAlike = toLookup([...known, ...entries], ({ recipient }) => recipientGroupOf(recipient));
  const hasOwn = ({ recipient, email }: BookEntry) =>
    findAlike(recipientGroupOf(recipient)).some(
      (own) => own.email !== email && isSameRecipient(own.recipient, recipient),
    );
  return {
    ...read,
    new: [...missing].filter((entry) => !isKnown(entry)),
    same,
    repeated: entries.filter((entry) => !distinct.has(entry)),
    /** The book has these addresses under other names. */
    renamed: [...missing].filter(isKnown),
    /** Entries of the book, with the date and the note of the import where these differ. */
    updates: same.flatMap((entry) => {
      const old = findKnown(entry.email).find(({ recipient }) => isSameRecipient(recipient, entry.recipient))!;
      const date = read.undated.has(entry) ? old.date : entry.date;
      const update = Object.assign({}, old, { date, note: entry.note || old.note });
      return update.date === old.date && update.note === old.note ? [] : [update];
    }),
    refused: groupBy(read.refused, ({ fault }) => fault),
    /** The entries of sites that have nothing but a bare address, by that address. */
    bare: groupBy(
      findMissing(bare, []).filter((entry) => !hasOwn(entry)),
      ({ email }) => email,
    ),
    /** The number of all sites. */
    sites: new Set([...entries, ...bare].map(({ recipient }) => recipient)).size,
  };
}

interface ImportPreviewProps {
  readonly changes: ImportChanges;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

export function ImportPreview({ changes, onClose, onAdded }: ImportPreviewProps) {
  const t = useTexts("book");
  const closeLabel = use(CloseLabelContext);
  const { book, store } = useBook();
  const [knownMailbox, setKnownMailbox] = useKnownMailbox();
  const [, setSiteRequest] = use(SiteRequestContext);
  const showToast = useToasts();
  const [fault, setFault] = useState<Outcome>(null);
  const [progress, setProgress] = useState<"adding" | "added" | null>(null);
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const added = wanted.has("renamed") ? [...changes.new, ...changes.renamed] : changes.new;
  const updates = wanted.has("updates") ? changes.updates : [];
  const count = added.length;
  const undated = added.filter((entry) => changes.undated.has(entry)).length;
  const hasChanges = count + updates.length > 0 && progress !== "added";
  const replaces = isUnreadable(book);

  async function handleAdd(): Promise<void> {
    setProgress("adding");
    const switchFault = book.status === "on" ? null : await store.switchOn(replaces);
    const outcome = switchFault ?? (await store.importEntries(added, updates));
    setProgress(typeof outcome === "string" ? null : "added");
    if (typeof outcome === "string") return setFault(outcome);
    const tell = (failure: EntryOutcome) => failure !== null && showToast("error", t(`faults.${failure}`));
    const onPress = () => void store.exchange(...outcome).then(tell);
    showToast("success", t("importing.added", { count }), { label: t("undo"), onPress });
    const mailbox = findOnlyMailbox(added.map(({ email }) => email));
    if (knownMailbox === "" && mailbox !== null) setKnownMailbox(mailbox);
    // What was found of bare addresses stays.
    if (changes.bare.size === 0) onAdded();
  }

  return (
    <>
      {progress !== "added" && (
        <>
          {KINDS.map((kind) => {
            const entries = changes[kind];
            const line = (
              <span>
                {t(`importing.${kind}`, { count: entries.length })}{" "}
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
          {undated > 0 && <p>{t("importing.undated", { count: undated })}</p>}
          {changes.refused.size > 0 && (
            <ul className={`stack tight quiet ${styles.refused}`}>
              {Array.from(changes.refused, ([reason, group]) => (
                <li key={reason}>
                  {reason === "email" && changes.kind !== "backup"
                    ? t(`importing.others.${changes.kind}`, { count: group.length })
                    : t("importing.leftOut", {
                        count: group.length,
                        reason: t(`importing.refused.${reason}`),
                        positions: nameFirst(group, NAMED, ({ position }) => position),
                      })}
                </li>
              ))}
            </ul>
          )}
          {book.status === "off" && hasChanges && <p>{t("importing.switchesOn")}</p>}
          {replaces && hasChanges && <p>{t("importing.replaces")}</p>}
        </>
      )}
      {Array.from(changes.bare, ([email, group]) => (
        <div key={email} className="stack tight">
          <p>{t("importing.bare", { count: group.length, total: changes.sites, email })}</p>
          <Button
            onClick={() => {
              // The dialog gives the focus back first, and then the form leads on.
              flushSync(onClose);
              setSiteRequest({ email, mailbox: email, sites: group.map(({ recipient }) => recipient).join("\n") });
            }}
          >
            {t("importing.makeAddresses", { count: group.length })}
          </Button>
        </div>
      ))}
      {fault !== null && <FaultText>{t(`faults.${fault}`)}</FaultText>}
      <div className="buttons">
        <Button onClick={onClose}>{hasChanges ? t("cancel") : closeLabel}</Button>
        {hasChanges && (
          <Button variant="primary" isDisabled={progress !== null} onClick={() => void handleAdd()}>
            {t("importing.add", { count })}
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
