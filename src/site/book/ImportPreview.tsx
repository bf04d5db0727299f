import { use, useMemo, useState } from "react";
import { flushSync } from "react-dom";

import type { EntryOutcome } from "../../book/createBookStore";
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
  recipientIdOf,
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

/** A few names of each kind show a person whether the text was read rightly. */
const NAMED = 5;

/** A person decides on the last two. */
const KINDS = ["new", "same", "repeated", "renamed", "updates"] as const;

const MANY_SITES = 3;

/** Sorts the entries of an import by what they would change in the book. */
export function compareImport(read: Import, known: readonly StoredEntry[]) {
  // In a table, an address without a tag was made for none of several sites.
  const bareEmails = groupBy(read.kind === "table" ? read.entries : [], ({ email }) => email);
  for (const [email, group] of bareEmails) {
    const sites = new Set(group.map(({ recipient }) => recipientIdOf(recipient)));
    if (email.includes("+") || sites.size < MANY_SITES) bareEmails.delete(email);
  }
  const isBare = ({ email }: BookEntry) => bareEmails.has(email);
  const entries = read.entries.filter((entry) => !isBare(entry));
  const distinct = new Set(findMissing(entries, []));
  const missing = new Set(findMissing([...distinct], known));
  const findKnown = toLookup(known, ({ email }) => email);
  const isKnown = ({ email }: BookEntry) => findKnown(email).length > 0;
  const same = [...distinct].filter((entry) => !missing.has(entry));
  const findAlike = toLookup([...known, ...entries], ({ recipient }) => recipientGroupOf(recipient));
  const isAlone = ({ recipient, email }: BookEntry) =>
    !findAlike(recipientGroupOf(recipient)).some(
      (own) => own.email !== email && isSameRecipient(own.recipient, recipient),
    );
  return {
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
    /** The entries of sites that have nothing but a bare address, by that address. */
    bare: groupBy(findMissing(read.entries.filter(isBare), []).filter(isAlone), ({ email }) => email),
  };
}

export function ImportPreview({ read, onClose }: { readonly read: Import; readonly onClose: () => void }) {
  const t = useTexts("book");
  const closeLabel = use(CloseLabelContext);
  const { book, store } = useBook();
  const [knownMailbox, setKnownMailbox] = useKnownMailbox();
  const [, setSiteRequest] = use(SiteRequestContext);
  const showToast = useToasts();
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const known = book.content?.entries;
  const changes = useMemo(() => compareImport(read, known ?? []), [read, known]);
  const added = wanted.has("renamed") ? [...changes.new, ...changes.renamed] : changes.new;
  const updates = wanted.has("updates") ? changes.updates : [];
  const count = added.length;
  const undated = added.filter((entry) => read.undated.has(entry)).length;
  const hasChanges = count + updates.length > 0;
  const replaces = isUnreadable(book);
  const sites = new Set(read.entries.map(({ recipient }) => recipientIdOf(recipient)));
  const tell = (failure: EntryOutcome) => failure !== null && showToast("error", t(`faults.${failure}`));

  async function handleAdd(): Promise<void> {
    // A finding stays. It closes now, because storing may take longer than a person needs to open another file.
    if (changes.bare.size === 0) onClose();
    const switchFault = book.status === "on" ? null : await store.switchOn(replaces);
    const outcome = switchFault ?? (await store.importEntries(added, updates));
    if (typeof outcome === "string") return void tell(outcome);
    const onPress = () => void store.exchange(...outcome).then(tell);
    showToast("success", t("importing.added", { count }), { label: t("undo"), onPress });
    // Without a plus, nobody knows which dots are the person's own.
    const own = added.find(({ email }) => email.includes("+"))?.email;
    if (knownMailbox === "" && own !== undefined && added.every(({ email }) => isSameMailbox(email, own)))
      setKnownMailbox(own.replace(/\+[^@]*/, ""));
  }

  return (
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
      {read.refused.length > 0 && (
        <ul className={`stack tight quiet ${styles.refused}`}>
          {Array.from(
            groupBy(read.refused, ({ fault }) => fault),
            ([fault, group]) => (
              <li key={fault}>
                {fault === "email" && read.kind !== "backup"
                  ? t(`importing.others.${read.kind}`, { count: group.length })
                  : t("importing.leftOut", {
                      count: group.length,
                      reason: t(`importing.refused.${fault}`),
                      positions: nameFirst(group, NAMED, ({ position }) => position),
                    })}
              </li>
            ),
          )}
        </ul>
      )}
      {Array.from(changes.bare, ([email, group]) => (
        <div key={email} className="stack near">
          <p>{t("importing.bare", { count: group.length, total: sites.size, email })}</p>
          <Button
            variant={hasChanges ? "secondary" : "primary"}
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
      {book.status === "off" && hasChanges && <p>{t("importing.switchesOn")}</p>}
      {replaces && hasChanges && <p>{t("importing.replaces")}</p>}
      <div className="buttons">
        <Button onClick={onClose}>{hasChanges ? t("cancel") : closeLabel}</Button>
        {hasChanges && (
          <Button variant="primary" onClick={() => void handleAdd()}>
            {t("importing.add", { count })}
          </Button>
        )}
      </div>
    </>
  );
}
