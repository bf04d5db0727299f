import { Download } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl/react";

import type { Alias } from "../core";
import { downloadFile } from "../platform/downloadFile";
import { Button } from "../ui/Button";
import styles from "./ExportBar.module.css";
import { exportTargets, toExportFile } from "./exportTargets";

/** Saves the whole list as a file. */
export function ExportBar({ aliases }: { readonly aliases: readonly Alias[] }) {
  const t = useTranslations("results");
  const labelId = useId();

  return (
    <div role="group" aria-labelledby={labelId} className={styles.bar}>
      <span id={labelId} className={styles.label}>
        {t("download")}
      </span>
      {Object.entries(exportTargets).map(([name, target]) => (
        <Button key={name} onClick={() => downloadFile(toExportFile(target, aliases, new Date()))}>
          <Download aria-hidden />
          {name}
        </Button>
      ))}
    </div>
  );
}
