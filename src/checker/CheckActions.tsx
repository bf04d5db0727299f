import { Download } from "lucide-react";
import { useTranslations } from "use-intl/react";

import { useCopy } from "../clipboard/useCopy";
import { type CheckedAddress, toCheckCsv, toCheckLines } from "../core";
import { downloadFile } from "../platform/downloadFile";
import { toTimestamp } from "../platform/toTimestamp";
import { Button } from "../ui/Button";
import styles from "./CheckResult.module.css";

export function CheckActions({ rows }: { readonly rows: readonly CheckedAddress[] }) {
  const t = useTranslations("check");
  const copy = useCopy();

  function handleDownload(): void {
    const headings = {
      input: t("columns.input"),
      verdict: t("columns.verdict"),
      mailbox: t("columns.mailbox"),
      tag: t("columns.tag"),
      group: t("columns.group"),
    };
    downloadFile({
      name: `gmail-check-${toTimestamp(new Date())}.csv`,
      type: "text/csv;charset=utf-8",
      text: toCheckCsv(rows, headings),
    });
  }

  return (
    <div className={styles.actions}>
      <Button onClick={() => void copy(toCheckLines(rows))}>{t("copy")}</Button>
      <Button onClick={handleDownload}>
        <Download aria-hidden />
        CSV
      </Button>
    </div>
  );
}
