import { useRef } from "react";

import { useGivenTo } from "../book/useGivenTo";
import type { Check } from "../core";
import { Button } from "../ui/Button";
import { usePrintTime } from "../ui/usePrintTime";
import { CheckActions } from "./CheckActions";
import styles from "./CheckResult.module.css";
import { CheckSummary } from "./CheckSummary";
import { CheckTable } from "./CheckTable";
import { PrintedCheck } from "./PrintedCheck";
import type { LongCheck } from "./useCheck";
import { useCheckTexts } from "./useCheckTexts";

interface CheckResultProps {
  readonly check: Check;
  readonly longCheck: LongCheck | null;
  /** Whether the text was empty. */
  readonly isEmpty: boolean;
  readonly onPause: () => void;
  readonly onResume: () => void;
}

/** Shows a summary of the checked addresses, the table, and buttons to copy or save the result. */
export function CheckResult({ check, longCheck, isEmpty, onPause, onResume }: CheckResultProps) {
  const t = useCheckTexts();
  const findGiven = useGivenTo();
  const box = useRef<HTMLDivElement>(null);
  const printTime = usePrintTime(box);
  const hasRows = longCheck === null && check.rows.length > 0;

  return (
    <div ref={box} className={styles.result} data-empty={(!hasRows && longCheck === null) || undefined}>
      <div className={styles.top}>
        {/* Always rendered, because screen readers announce only the changes of a live region. */}
        <div role="status">
          {longCheck === null ? (
            <CheckSummary check={check} isEmpty={isEmpty} />
          ) : (
            <p>{longCheck.isStopped ? t("stopped") : t("checking")}</p>
          )}
        </div>
        {longCheck !== null && (
          <div className={styles.progress}>
            <progress aria-label={t("checking")} max={100} value={longCheck.percent} />
            {/* One button for both, so that the focus stays where it is. */}
            <Button onClick={longCheck.isStopped ? onResume : onPause}>
              {longCheck.isStopped ? t("resume") : t("stop")}
            </Button>
          </div>
        )}
        {hasRows && <CheckActions rows={check.rows} findGiven={findGiven} />}
      </div>
      {hasRows && <CheckTable rows={check.rows} findGiven={findGiven} />}
      {hasRows && printTime !== null && <PrintedCheck check={check} time={printTime} findGiven={findGiven} />}
      {isEmpty && longCheck === null && <p>{t("empty")}</p>}
    </div>
  );
}
