import { use, useState } from "react";

import { useKnownMailbox } from "../addressText/useKnownMailbox";
import type { Outcome } from "../book/createBookStore";
import { findMissing, toDay } from "../book/bookEntries";
import { isUnreadable } from "../book/bookState";
import { useBook } from "../book/useBook";
import { type BookEntry, type BookResult, groupBy, isSameMailbox } from "../core";
import { useTexts } from "../i18n/useTexts";
import { useToasts } from "../toasts/ToastProvider";
import { Button } from "../ui/Button";
import { CloseLabelContext } from "../ui/CloseButton";
import styles from "./GivenAddresses.module.css";
import { FaultText } from "./FaultText";

const NAMED_POSITIONS = 5;

export type BackupChanges = ReturnType<typeof compareBackup>;

/** Returns the difference that a backup would make to the entries of the book. */
export function compareBackup({ entries, refused }: Extract<BookResult, { ok: true }>, known: readonly BookEntry[]) {
  const added = findMissing(entries, known);
  return {
    ok: true as const,
    added,
    /** The number of entries whose recipient and address are in the book, or twice in the backup. */
    same: entries.length - added.length,
    refused: Array.from(
      groupBy(refused, ({ fault }) => fault),
      ([fault, group]) => ({
        fault,
        count: group.length,
        /** The first few, counted from 1. */
        positions: group.slice(0, NAMED_POSITIONS).map(({ position }) => position),
      }),
    ),
  };
}

interface BackupContentProps {
  readonly changes: BackupChanges;
  readonly onClose: () => void;
  readonly onAdded: (changes: BackupChanges) => void;
}

export function BackupContent({ changes, onClose, onAdded }: BackupContentProps) {
  const { added, same, refused } = changes;
  const t = useTexts("given");
  const closeLabel = use(CloseLabelContext);
  const { book, store } = useBook();
  const [known, setKnown] = useKnownMailbox();
  const showToast = useToasts();
  const [fault, setFault] = useState<Outcome>(null);
  const [isBusy, setIsBusy] = useState(false);
  const count = added.length;
  const replaces = isUnreadable(book);

  async function handleAdd(): Promise<void> {
    setIsBusy(true);
    const switchFault = book.status === "on" ? null : await store.switchOn(replaces);
    const outcome = switchFault ?? (await store.addBackup(added, toDay(new Date())));
    setIsBusy(false);
    setFault(outcome);
    if (outcome !== null) return;
    showToast("success", t("opening.added", { count }));
    const mailbox = findOnlyMailbox(added.map(({ email }) => email));
    if (known === "" && mailbox !== null) setKnown(mailbox);
    onAdded(changes);
  }

  return (
    <>
      <p>{t("opening.new", { count })}</p>
      {same > 0 && <p>{t("opening.same", { count: same })}</p>}
      {refused.length > 0 && (
        <ul className={`stack tight quiet ${styles.refused}`}>
          {refused.map((group) => (
            <li key={group.fault}>
              {t("opening.leftOut", {
                count: group.count,
                reason: t(`opening.refused.${group.fault}`),
                positions: group.positions.join(", "),
                more: group.count - group.positions.length,
              })}
            </li>
          ))}
        </ul>
      )}
      {book.status === "off" && count > 0 && <p>{t("opening.switchesOn")}</p>}
      {replaces && count > 0 && <p>{t("opening.replaces")}</p>}
      {fault !== null && <FaultText>{t(`faults.${fault}`)}</FaultText>}
      <div className="buttons">
        <Button onClick={onClose}>{count > 0 ? t("cancel") : closeLabel}</Button>
        {count > 0 && (
          <Button variant="primary" isDisabled={isBusy} ignoresDoubleClick onClick={() => void handleAdd()}>
            {t("opening.add", { count })}
          </Button>
        )}
      </div>
    </>
  );
}

/** Returns the mailbox that addresses reach, if it is one. Where all have no plus, nobody knows which dots are its own. */
function findOnlyMailbox(emails: readonly string[]): string | null {
  const [first] = emails;
  if (first === undefined || !emails.every((email) => isSameMailbox(email, first))) return null;
  const [name, domain] = (emails.find((email) => email.includes("+")) ?? first).split("@");
  return `${name!.includes("+") ? name!.split("+", 1)[0] : name!.replaceAll(".", "")}@${domain}`;
}
