import { Copy, Download } from "lucide-react";
import { type ReactNode, useId } from "react";

import { type Check, type Staying, STAYING } from "../core";
import { useTexts } from "../i18n/useTexts";
import { Button } from "../ui/Button";
import { passFocusTo } from "../ui/passFocusTo";
import styles from "./CheckView.module.css";
import type { CheckedSource } from "./useCheck";
import { useSaveWithoutDuplicates } from "./useSaveWithoutDuplicates";

const passFocus = passFocusTo("[role=region][tabindex]", "textarea", "button");

interface ListSummaryProps {
  readonly check: CheckedSource;
  readonly staying: Staying;
  readonly onStaying: (staying: Staying) => void;
}

export function ListSummary({ check, staying, onStaying }: ListSummaryProps) {
  const t = useTexts("check");
  const labelId = useId();
  const { isSaving, save, copy } = useSaveWithoutDuplicates();
  const { removable, columns, elsewhere, flaw } = check;

  return (
    <div className={`stack ${styles.summary}`}>
      <Figures figures={listFigures(check)} />
      {elsewhere > 0 && <p className="note">{t("elsewhere", { count: elsewhere })}</p>}
      {flaw !== null && <p className="note">{t(`flaw.${flaw.kind}`, { ...flaw })}</p>}
      {removable !== null && removable.first.size > 0 && (
        <div ref={passFocus} className={`line ${styles.saving}`}>
          <div role="radiogroup" aria-labelledby={labelId} className={`line ${styles.staying}`}>
            <span id={labelId}>{t("staying.label")}</span>
            {offerStaying(check).map((value) => (
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
          <Button
            variant={check.people > 1 ? "primary" : "secondary"}
            aria-busy={isSaving || undefined}
            isDisabled={isSaving}
            onClick={() => void save(check, staying)}
          >
            <Download aria-hidden />
            {t("saveWithout")}
          </Button>
          {check.source.encoding !== null && (
            <Button isDisabled={isSaving} onClick={() => copy(check, staying)}>
              <Copy aria-hidden />
              {t("copyWithout")}
            </Button>
          )}
          {columns !== null && (
            <p className={`note ${styles.columns}`}>
              {t("columnsStay", { ...columns, hasName: String(columns.name !== null), name: columns.name ?? "" })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Returns which of the records of a mailbox may stay. A row of two cells has little to lose. */
export function offerStaying({ columns }: Check): readonly Staying[] {
  return columns !== null && columns.count > 2 ? STAYING : STAYING.filter((staying) => staying !== "fullest");
}

const FIGURES = ["people", "addresses", "several", "duplicates", "invalid"] as const;

export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const t = useTexts("check");
  return (
    <p className={`line ${styles.figures}`}>
      {figures.map(({ key, count }) => (
        <span key={`${key} ${count}`}>{t.rich(`figures.${key}`, { count, number: renderNumber })}</span>
      ))}
    </p>
  );
}

interface Figure {
  readonly key: (typeof FIGURES)[number];
  readonly count: number;
}

/** Returns the numbers of a list that are not 0. */
export function listFigures({ people, addresses, duplicates, invalid, records, grouped }: Check): Figure[] {
  const several = records.length > 0 || people === 1 ? 0 : (grouped.at(-1)?.group ?? 0);
  const counts = { people, addresses, several, duplicates, invalid };
  return FIGURES.map((key) => ({ key, count: counts[key] })).filter(({ count }) => count > 0);
}

const renderNumber = (text: ReactNode) => <b>{text}</b>;
