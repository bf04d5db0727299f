import { useId } from "react";

import { type Alias, aliasFormats, toFilterLabel } from "../../core";
import { GmailFiltersButton } from "../../address/GmailFiltersButton";
import { isPlain } from "../../address/chooseFiltered";
import { useTexts } from "../../i18n/useTexts";
import { useDownload } from "../../toasts/useDownload";
import { Button } from "../../ui/Button";
import styles from "./ExportBar.module.css";

interface ExportBarProps {
  readonly total: number;
  readonly shown: readonly Alias[];
  readonly selected: readonly Alias[];
}

export function ExportBar({ total, shown, selected }: ExportBarProps) {
  const t = useTexts("make");
  const download = useDownload();
  const labelId = useId();
  const saved = selected.length > 0 ? selected : shown;
  const count = saved.length;

  function nameFiles(): string {
    if (selected.length > 0) return t("results.downloadSelected", { count });
    return count > 0 && count < total ? t("results.downloadShown", { count }) : t("results.download");
  }

  return (
    <div className={`line ${styles.bar}`}>
      <span id={labelId} className="note">
        {nameFiles()}
      </span>
      <div role="group" aria-labelledby={labelId} className={styles.files}>
        {Object.entries(aliasFormats).map(([extension, { type, toText }]) => (
          <Button
            key={extension}
            variant="quiet"
            inert={count === 0}
            onClick={() => download({ name: "gmail-aliases", extension, type, text: toText(saved), time: new Date() })}
          >
            {extension.toUpperCase()}
          </Button>
        ))}
      </div>
      <GmailFiltersButton shown={saved} labelOf={toFilterLabel} isPlain={isPlain} />
    </div>
  );
}
