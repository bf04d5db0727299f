import { Check } from "lucide-react";

import styles from "./CopyLabel.module.css";
import { useSiteTexts } from "./useSiteTexts";

interface CopyLabelProps {
  readonly text: string;
  readonly isCopied: boolean;
}

/** The text of a button that copies, or for a moment that it did. */
export function CopyLabel({ text, isCopied }: CopyLabelProps) {
  const t = useSiteTexts();
  return (
    <span className={styles.label} data-copied={isCopied || undefined}>
      <span>{text}</span>
      <span>
        <Check aria-hidden />
        {t("copied")}
      </span>
    </span>
  );
}
