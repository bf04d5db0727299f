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
  /** How many rows the list has, shown or not. */
  readonly total: number;
  readonly shown: readonly Alias[];
  /** The selected rows, shown or not, in the order of the list. */
  readonly selected: readonly Alias[];
}

/** Saves what is shown as a file, or only what is selected, and makes filters of it. */
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
            // There is nothing to save then.
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
