import { Download } from "lucide-react";

import { useGivenTo } from "../book/useGivenTo";
import { useCopy } from "../clipboard/useCopy";
import { type CheckedAddress, type CheckWords, toCheckCsv, toCheckLines } from "../core";
import { downloadFile } from "../platform/downloadFile";
import { runInSlices } from "../platform/runInSlices";
import { toTimestamp } from "../platform/toTimestamp";
import { Button } from "../ui/Button";
import styles from "./CheckResult.module.css";
import { useCheckTexts } from "./useCheckTexts";

const COLUMNS = ["input", "verdict", "mailbox", "tag", "group", "repeated"] as const;

/** Copies the result in the reader's words, or saves it in codes for programs. */
export function CheckActions({ rows }: { readonly rows: readonly CheckedAddress[] }) {
  const t = useCheckTexts();
  const copy = useCopy();

  function handleCopy(): void {
    const words: CheckWords = {
      headings: COLUMNS.map((column) => t(`columns.${column}`)),
      verdicts: { gmail: t("verdicts.gmail"), "other-host": t("verdicts.other-host"), invalid: t("invalid") },
      repeated: t("repeated"),
    };
    runInSlices(toCheckLines(rows, words), { onDone: (lines) => void copy(lines, rows.length) });
  }

  function handleDownload(): void {
    const name = `gmail-check-${toTimestamp(new Date())}.csv`;
    runInSlices(toCheckCsv(rows), {
      onDone: (text) => downloadFile({ name, type: "text/csv;charset=utf-8", text }),
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
