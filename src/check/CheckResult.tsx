import { type ReactNode, useMemo, useState } from "react";

import { CSV_TYPE, isBackup, type Staying, toCheckCsv } from "../core";
import { useTexts } from "../i18n/useTexts";
import { takeInSlices } from "../platform/runInSlices";
import { useDownload } from "../toasts/useDownload";
import { useNeededPart } from "../toasts/useLoad";
import { Button } from "../ui/Button";
import { ViewLink } from "../views/ViewLink";
import { CheckAnswer } from "./CheckAnswer";
import { CheckTable } from "./CheckTable";
import styles from "./CheckView.module.css";
import { chooseAnswer, toAnswer } from "./chooseAnswer";
import { ListSummary, offerStaying } from "./ListSummary";
import { SaveWithoutDuplicates } from "./SaveWithoutDuplicates";
import { SPOKEN } from "./textTags";
import { sortItems } from "./toItems";
import { type CheckedSource, mailReaderPart } from "./useCheck";
import { useKnown } from "./useKnown";

export function CheckResult({ check }: { readonly check: CheckedSource }) {
  const t = useTexts("check");
  const known = useKnown();
  const { findEntries } = known;
  const isMail = check.kind === "mail";
  const reader = useNeededPart(mailReaderPart, isMail);
  const download = useDownload();
  const [chosen, setChosen] = useState<Staying>("first");
  const offered = offerStaying(check);
  const staying = offered.includes(chosen) ? chosen : "first";

  const asked = useMemo(() => {
    const row = chooseAnswer(check, known);
    return row && { row, answer: toAnswer(row, known) };
  }, [check, known]);
  const items = useMemo(() => (asked === null ? check.items : sortItems(check.items, asked.row)), [check, asked]);
  // The addresses of one person are mostly the reader's own, so none of them is marked.
  const removable = check.people > 1 ? (check.removable?.[staying] ?? null) : null;

  async function handleDownload(): Promise<void> {
    const nameRecipients = (address: string) =>
      (findEntries?.(address) ?? []).map(({ recipient, date }) => `${recipient} (${date})`).join("; ");
    const steps = toCheckCsv(check.rows, findEntries === null ? undefined : nameRecipients);
    const text = await takeInSlices(steps);
    download({ name: "gmail-check", extension: "csv", type: CSV_TYPE, text, time: new Date() });
  }

  return (
    <>
      {isBackup(check.text) && <p className={styles.backup}>{t.rich("backup", { link: renderLink })}</p>}
      {asked === null ? (
        <ListSummary check={check} offered={offered} staying={staying} onStaying={setChosen} />
      ) : (
        <CheckAnswer {...asked}>
          {isMail && reader !== null && <reader.MailSender text={check.text} {...asked} />}
        </CheckAnswer>
      )}
      {items.length > 1 && (
        <>
          <CheckTable label={t("result")} items={items} removable={removable} findEntries={findEntries} />
          <div className={`line ${styles.foot}`}>
            {asked !== null && (
              <span className="note">{t.markup("figures.addresses", { count: check.rows.length, ...SPOKEN })}</span>
            )}
            {offered.length > 0 && <SaveWithoutDuplicates check={check} staying={staying} />}
            <Button variant="quiet" className={styles.csv} onClick={() => void handleDownload()}>
              {t("resultAsCsv")}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

const renderLink = (text: ReactNode) => <ViewLink view="site">{text}</ViewLink>;
