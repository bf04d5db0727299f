import { FileText, X } from "lucide-react";
import { useEffect, useRef } from "react";

import { Button } from "../ui/Button";
import styles from "./CheckInput.module.css";
import { useCheckTexts } from "./useCheckTexts";
import type { LargeText } from "./useLargeText";

interface LargeTextChipProps {
  readonly largeText: LargeText;
  readonly onRemove: () => void;
}

/** Stands in the place of the field, which would take long to show so much text. */
export function LargeTextChip({ largeText: { name, size }, onRemove }: LargeTextChipProps) {
  const t = useCheckTexts();
  const button = useRef<HTMLButtonElement>(null);
  const isPasted = name === null;
  const label = name ?? t("pasted");

  useEffect(() => {
    // The field had the focus, and is hidden now.
    if (isPasted) button.current?.focus();
  }, [isPasted]);

  return (
    <div className={styles.chip}>
      <FileText aria-hidden />
      <span className={styles.name}>{label}</span>
      <span className={styles.hint}>{t("fileSize", { megabytes: toMegabytes(size) })}</span>
      <Button ref={button} variant="quiet" aria-label={t("remove", { name: label })} onClick={onRemove}>
        <X aria-hidden />
      </Button>
    </div>
  );
}

/** Rounds to one decimal, and up: no file has 0 MB. */
function toMegabytes(bytes: number): number {
  return Math.ceil(bytes / 100_000) / 10;
}
