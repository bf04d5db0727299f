import { useId } from "react";

import type { SiteOptions } from "./siteReducer";
import styles from "./SiteForm.module.css";
import { useSiteTexts } from "./useSiteTexts";

const STYLES = ["plus", "dots"] as const;

interface StyleChoiceProps {
  readonly style: SiteOptions["style"];
  readonly onChange: (style: SiteOptions["style"]) => void;
}

export function StyleChoice({ style, onChange }: StyleChoiceProps) {
  const t = useSiteTexts();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t("style")} className={styles.choice}>
      {STYLES.map((value) => (
        <label key={value} className={styles.check}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={value === style}
            onChange={() => onChange(value)}
          />
          {t(value)}
        </label>
      ))}
    </div>
  );
}
