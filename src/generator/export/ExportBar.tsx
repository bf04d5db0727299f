import { Download } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl/react";

import type { Alias } from "../../core";
import { downloadFile } from "../../platform/downloadFile";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import styles from "./ExportBar.module.css";
import { exportTargets, toExportFile } from "./exportTargets";
import { GmailFiltersButton } from "./GmailFiltersButton";

interface ExportBarProps {
  /** The number of rows in the whole list, hidden ones included. */
  readonly total: number;
  readonly shown: readonly Alias[];
  /** The selected rows in the order of the list, hidden ones included. */
  readonly selected: readonly Alias[];
}

/** Saves the shown or the selected rows as a file, or makes Gmail filters of them. */
export function ExportBar({ total, shown, selected }: ExportBarProps) {
  const t = useTranslations("results");
  const labelId = useId();
  const [isSelectedWanted, setIsSelectedWanted] = useState(false);
  const isSelectedOnly = isSelectedWanted && selected.length > 0;
  const saved = isSelectedOnly ? selected : shown;

  function labelOf(): string {
    if (isSelectedOnly) return t("downloadSelected", { count: saved.length });
    const isPart = saved.length > 0 && saved.length < total;
    return isPart ? t("downloadShown", { count: saved.length }) : t("download");
  }

  return (
    <div role="group" aria-labelledby={labelId} className={styles.bar}>
      <span id={labelId} className={styles.label}>
        {labelOf()}
      </span>
      {selected.length > 0 && (
        <label className={styles.choice}>
          <Checkbox checked={isSelectedOnly} onChange={(event) => setIsSelectedWanted(event.target.checked)} />
          {t("onlySelected", { count: selected.length })}
        </label>
      )}
      <div className={styles.buttons}>
        {Object.entries(exportTargets).map(([name, target]) => (
          <Button
            key={name}
            inert={saved.length === 0}
            onClick={() => downloadFile(toExportFile(target, saved, new Date()))}
          >
            <Download aria-hidden />
            {name}
          </Button>
        ))}
        <GmailFiltersButton aliases={selected.length > 0 ? selected : shown} />
      </div>
    </div>
  );
}
