import { Button } from "../ui/Button";
import styles from "./CheckResult.module.css";
import type { LongCheck } from "./useCheck";
import { useCheckTexts } from "./useCheckTexts";

interface CheckProgressProps {
  readonly longCheck: LongCheck;
  readonly onPause: () => void;
  readonly onGoOn: () => void;
}

/** How far a long check is. One button stops it and lets it go on, so that the focus stays where it is. */
export function CheckProgress({ longCheck: { percent, isStopped }, onPause, onGoOn }: CheckProgressProps) {
  const t = useCheckTexts();
  return (
    <div className={styles.progress}>
      <progress aria-label={t("checking")} max={100} value={percent} />
      <Button onClick={isStopped ? onGoOn : onPause}>{isStopped ? t("goOn") : t("stop")}</Button>
    </div>
  );
}
