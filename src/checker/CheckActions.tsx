import { Download } from "lucide-react";

import type { FindGiven } from "../book/useBook";
import { useCopy } from "../clipboard/useCopy";
import { type CheckedAddress, type CheckWords, CSV_TYPE, toCheckCsv, toCheckLines } from "../core";
import { toLongDate } from "../i18n/writeDate";
import { useLanguage } from "../i18n/useLanguage";
import { downloadFile } from "../platform/downloadFile";
import { runInSlices, takeInSlices } from "../platform/runInSlices";
import { Button } from "../ui/Button";
import styles from "./CheckResult.module.css";
import { useCheckTexts } from "./useCheckTexts";

interface CheckActionsProps {
  readonly rows: readonly CheckedAddress[];
  /** Finds to whom an address was given; `null` without a book. */
  readonly findGiven: FindGiven | null;
}

/** Copies the result in the reader's words, or saves it in codes for programs. */
export function CheckActions({ rows, findGiven }: CheckActionsProps) {
  const t = useCheckTexts();
  const { language } = useLanguage();
  const copy = useCopy();

  /** Returns a function that names the recipients of an address and the days; `undefined` without a book. */
  function nameRecipients(toDate: (day: string) => string): CheckWords["givenTo"] {
    if (findGiven === null) return undefined;
    return (address) =>
      findGiven(address)
        .map(({ recipient, date }) => `${recipient} (${toDate(date)})`)
        .join("; ");
  }

  function handleCopy(): void {
    const words: CheckWords = {
      toHeading: ({ key }) => t(`columns.${key}`),
      verdicts: { gmail: t("verdicts.gmail"), "other-host": t("verdicts.other-host"), invalid: t("invalid") },
      repeated: t("repeated"),
      givenTo: nameRecipients((day) => toLongDate(day, language)),
    };
    void copy(takeInSlices(toCheckLines(rows, words)), rows.length);
  }

  function handleDownload(): void {
    const time = new Date();
    const givenTo = nameRecipients((day) => day);
    runInSlices(toCheckCsv(rows, givenTo), {
      onDone: (text) => downloadFile({ name: "gmail-check", extension: "csv", type: CSV_TYPE, text, time }),
    });
  }

  return (
    <div className={styles.actions}>
      <Button onClick={handleCopy}>{t("copy")}</Button>
      <Button onClick={handleDownload}>
        <Download aria-hidden />
        CSV
      </Button>
    </div>
  );
}
