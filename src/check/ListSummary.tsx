import { Download } from "lucide-react";
import { type ReactNode, useId, useMemo } from "react";

import { type Check, findColumns, type Staying, STAYING } from "../core";
import { useTexts } from "../i18n/useTexts";
import { Button } from "../ui/Button";
import { Checkbox } from "../ui/Checkbox";
import { passFocusTo } from "../ui/passFocusTo";
import { SpokenText } from "../ui/SpokenText";
import styles from "./CheckView.module.css";
import type { CheckedSource } from "./useCheck";
import type { useSaveWithoutDuplicates } from "./useSaveWithoutDuplicates";

const passFocus = passFocusTo("[role=region][tabindex]", "textarea", "button");

interface ListSummaryProps {
  readonly check: CheckedSource;
  readonly staying: Staying;
  readonly onStaying: (staying: Staying) => void;
  readonly isNarrowed: boolean;
  readonly onNarrow: (isNarrowed: boolean) => void;
  readonly saving: ReturnType<typeof useSaveWithoutDuplicates>;
}

export function ListSummary({ check, staying, onStaying, isNarrowed, onNarrow, saving }: ListSummaryProps) {
  const t = useTexts("check");
  const labelId = useId();
  const { source, removable, rows, grouped } = check;
  const columns = useMemo(() => findColumns(source.text), [source]);
  const canSave = removable !== null && removable.first.size > 0;
  // One group of all rows would be the same list.
  const canNarrow = grouped.length > 0 && (grouped.length < rows.length || grouped.at(-1)?.group !== 1);

  return (
    <div className={`stack ${styles.summary}`}>
      <p className={`line ${styles.figures}`}>
        {listFigures(check).map(({ key, count }) => (
          <span key={`${key} ${count}`}>{t.rich(`figures.${key}`, { count, number: renderNumber })}</span>
        ))}
      </p>
      {canSave && (
        <div ref={passFocus} className={`line ${styles.saving}`}>
          <div role="radiogroup" aria-labelledby={labelId} className={`line ${styles.staying}`}>
            <span id={labelId}>{t("staying.label")}</span>
            {STAYING.map((value) => (
              <label key={value} className="choice">
                <input
                  type="radio"
                  name="staying"
                  value={value}
                  checked={value === staying}
                  onChange={() => onStaying(value)}
                />
                <span>{t(`staying.${value}`)}</span>
              </label>
            ))}
          </div>
          <SpokenText text={saving.percent === null ? "" : t("removing")} />
          {saving.percent !== null && <progress aria-label={t("removing")} max={100} value={saving.percent} />}
          <Button
            variant={check.people > 1 ? "primary" : "secondary"}
            aria-busy={saving.isSaving || undefined}
            isDisabled={saving.isSaving}
            onClick={() => saving.save(check, staying)}
          >
            <Download aria-hidden />
            {t("saveWithout")}
          </Button>
          {columns !== null && (
            <p className={`note ${styles.columns}`}>
              {t("columnsStay", { ...columns, hasName: String(columns.name !== null), name: columns.name ?? "" })}
            </p>
          )}
        </div>
      )}
      {canNarrow && (
        <label ref={passFocus} className="choice">
          <Checkbox checked={isNarrowed} onChange={({ target }) => onNarrow(target.checked)} />
          <span>{t("onlyDuplicates")}</span>
        </label>
      )}
    </div>
  );
}

const FIGURES = ["people", "addresses", "duplicates", "invalid"] as const;

/** Returns the numbers of a list that are not 0. */
export function listFigures({ people, rows, duplicates, invalid }: Check) {
  const counts = { people, addresses: rows.length - invalid, duplicates, invalid };
  return FIGURES.map((key) => ({ key, count: counts[key] })).filter(({ count }) => count > 0);
}

const renderNumber = (text: ReactNode) => <b>{text}</b>;
