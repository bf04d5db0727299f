import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

import { useCopy } from "../../clipboard/useCopy";
import { Button } from "../../ui/Button";
import { useAfterInputTexts } from "../useAfterInputTexts";
import styles from "./CopyButton.module.css";

const TICK_DURATION_MS = 2000;

interface CopyButtonProps {
  readonly email: string;
  readonly tabIndex?: number;
}

/** Copies one address, then shows a tick for a moment. */
export function CopyButton({ email, tabIndex }: CopyButtonProps) {
  const t = useAfterInputTexts();
  const copy = useCopy();
  // Counts the copies, so that each copy restarts the timer. At zero, no tick is shown.
  const [tick, setTick] = useState(0);

  useEffect(() => {
    if (tick === 0) return;
    const timer = setTimeout(() => setTick(0), TICK_DURATION_MS);
    return () => clearTimeout(timer);
  }, [tick]);

  async function handleClick(): Promise<void> {
    if (await copy([email])) setTick((previous) => previous + 1);
  }

  return (
    <Button
      variant="quiet"
      tabIndex={tabIndex}
      className={styles.copy}
      data-copied={tick > 0 || undefined}
      aria-label={tick === 0 ? t("results.copy", { email }) : t("results.copied")}
      onClick={() => void handleClick()}
    >
      {tick === 0 ? <Copy aria-hidden /> : <Check aria-hidden />}
    </Button>
  );
}
