import { useEffect, useId, useMemo, useState } from "react";

import { GmailFiltersDialog } from "../../address/GmailFiltersButton";
import { CSV_TYPE, type MailboxCounts, toRecipientLabel, toSenderCsv } from "../../core";
import { useMailboxTexts } from "../../i18n/useMailboxTexts";
import { useTexts } from "../../i18n/useTexts";
import { runInSlices, takeInSlices } from "../../platform/runInSlices";
import { Table } from "../../tables/Table";
import { useDownload } from "../../toasts/useDownload";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import "../../ui/select.css";
import { SpokenText } from "../../ui/SpokenText";
import view from "../CheckView.module.css";
import { SHOWN, SPOKEN } from "../textTags";
import { useKnown } from "../useKnown";
import styles from "./MailboxResult.module.css";
import { type AddressRow, toAddressRows } from "./toAddressRows";
import { type FilteredAddress, useMailboxColumns } from "./useMailboxColumns";

const ROW_ESTIMATE_PX = 60;

/** Says who writes to which address of a mailbox. The one that most mails reach is the person's own. */
export function MailboxResult({ counts: { mailboxes, unreadable } }: { readonly counts: MailboxCounts }) {
  const t = useMailboxTexts();
  const checkText = useTexts("check");
  const download = useDownload();
  const { findEntries } = useKnown();
  const mailboxId = useId();
  const [chosen, setChosen] = useState(0);
  const [filtered, setFiltered] = useState<readonly FilteredAddress[]>([]);
  const own = mailboxes[chosen];
  const [rows, setRows] = useState<readonly AddressRow[]>([]);
  useEffect(() => own && runInSlices(toAddressRows(own, findEntries), { onDone: setRows }), [own, findEntries]);
  const [isOfOthers, setIsOfOthers] = useState(false);
  const shown = useMemo(() => rows.filter(({ hasOthers }) => hasOthers || !isOfOthers), [rows, isOfOthers]);
  const items = useMemo(() => shown.flatMap((row) => [row, ...row.senders]), [shown]);
  const columns = useMailboxColumns(own?.email ?? "", setFiltered);
  if (own === undefined) return <p className="nothing">{t("noMail")}</p>;

  const others = rows.filter(({ hasOthers }) => hasOthers).length;
  const isJudged = rows.some(({ recipients }) => recipients.length > 0);
  const sentences = [
    { key: "total", values: { mails: own.mails, addresses: own.addresses.length } },
    ...(isJudged ? [{ key: "others", values: { count: others } } as const] : []),
    ...(unreadable > 0 ? [{ key: "unreadable", values: { count: unreadable } } as const] : []),
  ] as const;
  const spoken = sentences.map(({ key, values }) => t.markup(key, { ...values, ...SPOKEN })).join(" ");

  async function handleDownload(): Promise<void> {
    const text = await takeInSlices(toSenderCsv(rows));
    download({ name: "gmail-senders", extension: "csv", type: CSV_TYPE, text, time: new Date() });
  }

  return (
    <>
      <SpokenText role="status" text={spoken} />
      <div className={`stack near ${view.summary}`}>
        {sentences.map(({ key, values }) => (
          <p key={key} className={key === "unreadable" ? "note" : styles.figure}>
            {t.rich(key, { ...values, ...SHOWN })}
          </p>
        ))}
        <div className={`line start ${styles.mailbox}`}>
          <label htmlFor={mailboxId}>{t("mailbox")}</label>
          {mailboxes.length === 1 ? (
            <output id={mailboxId} translate="no">
              {own.email}
            </output>
          ) : (
            <select
              id={mailboxId}
              translate="no"
              value={chosen}
              onChange={({ target }) => {
                setChosen(target.selectedIndex);
                setIsOfOthers(false);
              }}
            >
              {mailboxes.map(({ email }, index) => (
                <option key={email} value={index}>
                  {email}
                </option>
              ))}
            </select>
          )}
        </div>
        {others > 0 && <p className="note">{t("note")}</p>}
        {others > 0 && (
          <label className="choice">
            <Checkbox checked={isOfOthers} onChange={({ target }) => setIsOfOthers(target.checked)} />
            {t("onlyOthers")}
          </label>
        )}
      </div>
      {items.length > 0 && (
        <Table
          // Another choice starts at the top.
          key={String(isOfOthers)}
          label={t("list")}
          className={styles.table}
          columns={columns}
          rows={items}
          controls={1}
          rowEstimate={ROW_ESTIMATE_PX}
        />
      )}
      <div className={`line ${view.foot}`}>
        <Button variant="quiet" className={view.csv} onClick={() => void handleDownload()}>
          {checkText("resultAsCsv")}
        </Button>
      </div>
      <GmailFiltersDialog
        isOpen={filtered.length > 0}
        onClose={() => setFiltered([])}
        shown={filtered}
        isPlain={({ email }) => email === own.email}
        labelOf={toRecipientLabel}
      />
    </>
  );
}
