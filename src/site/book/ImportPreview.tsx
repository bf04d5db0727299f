import { use, useMemo, useState } from "react";
import { flushSync } from "react-dom";

import type { EntryOutcome } from "../../book/createBookStore";
import { isUnreadable } from "../../book/bookState";
import { useBook } from "../../book/useBook";
import { type BookEntry, groupBy, type Import, isSameMailbox, recipientIdOf } from "../../core";
import { nameFirst } from "../../i18n/nameFirst";
import { useTexts } from "../../i18n/useTexts";
import { changeSelection } from "../../tables/changeSelection";
import { useToasts } from "../../toasts/ToastProvider";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import { CloseLabelContext } from "../../ui/CloseButton";
import { useKnownMailbox } from "../../views/useKnownMailbox";
import { SiteRequestContext } from "../../views/ViewLink";
import { compareImport } from "./compareImport";

type Refused = Import["refused"][number];

/** A person decides on the last two. */
const KINDS = ["new", "same", "repeated", "renamed", "updates"] as const;

export function ImportPreview({ read, onClose }: { readonly read: Import; readonly onClose: () => void }) {
  const t = useTexts("book");
  const closeLabel = use(CloseLabelContext);
  const { book, store } = useBook();
  const [knownMailbox, setKnownMailbox] = useKnownMailbox();
  const [, setSiteRequest] = use(SiteRequestContext);
  const showToast = useToasts();
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const [addedCount, setAddedCount] = useState<number | null>(null);
  const known = book.content?.entries;
  const changes = useMemo(() => compareImport(read, known ?? []), [read, known]);
  const added = wanted.has("renamed") ? [...changes.new, ...changes.renamed] : changes.new;
  const updates = wanted.has("updates") ? changes.updates : [];
  const count = added.length;
  const undated = added.filter((entry) => read.undated.has(entry)).length;
  const hasChanges = count + updates.length > 0;
  const replaces = isUnreadable(book);
  const sites = useMemo(() => new Set(read.entries.map(({ recipient }) => recipientIdOf(recipient))), [read]);
  const want = (kind: string, isWanted: boolean) => setWanted(changeSelection(wanted, [kind], isWanted));
  const tell = (failure: EntryOutcome) => failure !== null && showToast("error", t(`faults.${failure}`));

  async function handleAdd(): Promise<void> {
    // A finding stays. It closes now, because storing may take longer than a person needs to open another file.
    if (changes.bare.size === 0) onClose();
    const switchFault = book.status === "on" ? null : await store.switchOn(replaces);
    const outcome = switchFault ?? (await store.importEntries(added, updates));
    if (typeof outcome === "string") return void tell(outcome);
    setAddedCount(count);
    const onPress = () => {
      setAddedCount(null);
      void store.exchange(...outcome).then(tell);
    };
    showToast("success", t("importing.added", { count }), { label: t("undo"), onPress });
    // Without a plus, nobody knows which dots are the person's own.
    const own = added.find(({ email }) => email.includes("+"))?.email;
    if (knownMailbox !== "" || own === undefined || !added.every(({ email }) => isSameMailbox(email, own))) return;
    const mailbox = own.replace(/\+[^@]*/, "");
    setKnownMailbox(mailbox);
    void store.setDetails({ mailbox }).then(tell);
  }

  function makeAddresses(email: string, group: readonly BookEntry[]): void {
    // The dialog gives the focus back first, and then the form leads on.
    flushSync(onClose);
    setSiteRequest({ email, mailbox: email, sites: group.map(({ recipient }) => recipient).join("\n") });
  }

  function sayRefused(fault: Refused["fault"], group: readonly Refused[]): string {
    const found = { count: group.length, positions: nameFirst(group, ({ position }) => position) };
    if (fault === "email" && read.kind !== "backup") return t(`importing.others.${read.kind}`, found);
    return t("importing.leftOut", { ...found, reason: t(`importing.refused.${fault}`) });
  }

  return (
    <>
      {addedCount !== null ? (
        <p>{t("importing.added", { count: addedCount })}</p>
      ) : (
        KINDS.map((kind) => {
          const entries = changes[kind];
          const line = (
            <span>
              {t(`importing.${kind}`, { count: entries.length })}{" "}
              <span translate="no">{nameFirst(entries, ({ recipient }) => recipient)}</span>
            </span>
          );
          if (entries.length === 0 && kind !== "new") return null;
          if (kind !== "renamed" && kind !== "updates") return <p key={kind}>{line}</p>;
          return (
            <label key={kind} className="choice">
              <Checkbox checked={wanted.has(kind)} onChange={({ target }) => want(kind, target.checked)} />
              {line}
            </label>
          );
        })
      )}
      {undated > 0 && <p>{t("importing.undated", { count: undated })}</p>}
      {addedCount === null && read.refused.length > 0 && (
        <ul className="stack tight quiet">
          {[...groupBy(read.refused, ({ fault }) => fault)].map(([fault, group]) => (
            <li key={fault}>{sayRefused(fault, group)}</li>
          ))}
        </ul>
      )}
      {Array.from(changes.bare, ([email, group]) => (
        <div key={email} className="stack near">
          <p>
            {t("importing.bare", { count: group.length, total: sites.size, email })}{" "}
            <span className="note" translate="no">
              {nameFirst(group, ({ recipient }) => recipient)}
            </span>
          </p>
          {/* It closes the dialog, so the new entries are added first. */}
          {!hasChanges && (
            <div className="buttons">
              <Button variant="primary" onClick={() => makeAddresses(email, group)}>
                {t("importing.makeAddresses", { count: group.length })}
              </Button>
            </div>
          )}
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
