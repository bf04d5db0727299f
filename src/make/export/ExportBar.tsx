import { useId, useState } from "react";

import { type Alias, aliasFormats, toFilterLabel } from "../../core";
import { GmailFiltersButton } from "../../address/GmailFiltersButton";
import { isPlain } from "../../address/chooseFiltered";
import { useTexts } from "../../i18n/useTexts";
import { useDownload } from "../../toasts/useDownload";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import type { GeneratedList } from "../makeReducer";
import styles from "./ExportBar.module.css";

interface ExportBarProps {
  readonly list: GeneratedList;
  readonly shown: readonly Alias[];
  /** The selected rows in the order of the list, hidden ones included. */
  readonly selected: readonly Alias[];
}

export function ExportBar({ list, shown, selected }: ExportBarProps) {
  const t = useTexts("make");
  const download = useDownload();
  const labelId = useId();
  // A person who selects rows wants to save them. The choice to save the whole list ends with the selection.
  const [isWholeWanted, setIsWholeWanted] = useState(false);
  if (isWholeWanted && selected.length === 0) setIsWholeWanted(false);
  const isSelectedOnly = selected.length > 0 && !isWholeWanted;
  const saved = isSelectedOnly ? selected : shown;
  const isNarrowed = !isSelectedOnly && saved.length > 0 && saved.length < list.aliases.length;

  return (
    <div className={styles.bar}>
      <div role="group" aria-labelledby={labelId} className={styles.files}>
        <span id={labelId} className={`note ${styles.label}`}>
          {isNarrowed ? t("results.downloadShown", { count: saved.length }) : t("results.download")}
        </span>
        {selected.length > 0 && (
          <label className={`choice note ${styles.choice}`}>
            <Checkbox checked={isSelectedOnly} onChange={(event) => setIsWholeWanted(!event.target.checked)} />
            <span>{t("results.onlySelected", { count: selected.length })}</span>
          </label>
        )}
        {Object.entries(aliasFormats).map(([extension, { type, toText }]) => (
          <Button
            key={extension}
            variant="quiet"
            inert={saved.length === 0}
            onClick={() => download({ name: "gmail-aliases", extension, type, text: toText(saved), time: new Date() })}
          >
            {extension.toUpperCase()}
          </Button>
        ))}
      </div>
      <GmailFiltersButton shown={shown} selected={selected} labelOf={toFilterLabel} isPlain={isPlain} />
    </div>
  );
}
