import { useId } from "react";

import { type Check, type Staying, STAYING } from "../core";
import { useTexts } from "../i18n/useTexts";
import { SpokenText } from "../ui/SpokenText";
import styles from "./CheckView.module.css";
import { SHOWN, SPOKEN } from "./textTags";

interface ListSummaryProps {
  readonly check: Check;
  readonly offered: readonly Staying[];
  readonly staying: Staying;
  readonly onStaying: (staying: Staying) => void;
}

export function ListSummary({ check, offered, staying, onStaying }: ListSummaryProps) {
  const t = useTexts("check");
  const labelId = useId();
  const { elsewhere, flaw } = check;
  const figures = listFigures(check);
  const spoken = figures.map(({ key, count }) => t.markup(`figures.${key}`, { count, ...SPOKEN }));

  return (
    <div className={`stack near ${styles.summary}`}>
      <SpokenText role="status" text={spoken.join(", ")} translate="no" />
      <p className={`line start ${styles.figures}`}>
        {figures.map(({ key, count }) => (
          <span key={`${key} ${count}`}>{t.rich(`figures.${key}`, { count, ...SHOWN })}</span>
        ))}
      </p>
      {elsewhere > 0 && <p className="note">{t("elsewhere", { count: elsewhere })}</p>}
      {flaw !== null && <p className="note">{t(`flaw.${flaw.kind}`, { ...flaw })}</p>}
      {offered.length > 0 && (
        <div role="radiogroup" aria-labelledby={labelId} className={`line start ${styles.staying}`}>
          <span id={labelId}>{t("staying.label")}</span>
          {offered.map((value) => (
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
      )}
    </div>
  );
}

/** Returns which of the records of a mailbox may stay; none without duplicates. A row of two cells has little to lose. */
export function offerStaying({ removable, columns }: Check): readonly Staying[] {
  if (removable === null || removable.first.size === 0) return [];
  return columns !== null && columns.count > 2 ? STAYING : STAYING.filter((staying) => staying !== "fullest");
}

const FIGURES = ["people", "addresses", "several", "duplicates", "invalid"] as const;

/** Returns the numbers of a list that are not 0. */
function listFigures({ people, addresses, duplicates, invalid, records, grouped }: Check) {
  const several = records.length > 0 || people === 1 ? 0 : (grouped.at(-1)?.group ?? 0);
  const counts = { people, addresses, several, duplicates, invalid };
  return FIGURES.map((key) => ({ key, count: counts[key] })).filter(({ count }) => count > 0);
}
