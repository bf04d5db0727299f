import { useBook, useGivenTo } from "../book/useBook";
import type { Check } from "../core";
import { Button } from "../ui/Button";
import { AddToList } from "./AddToList";
import { CheckActions } from "./CheckActions";
import styles from "./CheckResult.module.css";
import { CheckSummary, CheckTable } from "./CheckTable";
import type { LongCheck } from "./useCheck";
import { useCheckTexts } from "./useCheckTexts";
import { useUnlisted } from "./useUnlisted";

interface CheckResultProps {
  /** `null` for an empty text. */
  readonly check: Check | null;
  readonly longCheck: LongCheck | null;
  readonly onPause: () => void;
  readonly onResume: () => void;
}

/** Shows a summary of the checked addresses, the table, and buttons to copy or save the result. */
export function CheckResult({ check, longCheck, onPause, onResume }: CheckResultProps) {
  const t = useCheckTexts();
  const { book } = useBook();
  const findGiven = useGivenTo();
  // The last result is not shown while a new one takes long.
  const shown = longCheck === null ? check : null;
  const hasRows = shown !== null && shown.rows.length > 0;
  const hasOne = shown?.rows.length === 1;
  const table = hasRows && <CheckTable check={shown} findGiven={findGiven} />;
  const actions = hasRows && <CheckActions rows={shown.rows} findGiven={findGiven} />;
  const unlisted = useUnlisted(shown?.rows ?? null, findGiven);

  return (
    <div
      className={styles.result}
      data-empty={(!hasRows && longCheck === null) || undefined}
      data-one={hasOne || undefined}
    >
      <div className={styles.top}>
        {/* Always rendered, because screen readers announce only the changes of a live region. */}
        <div role="status">
          {longCheck !== null && <p>{longCheck.isStopped ? t("stopped") : t("checking")}</p>}
          {shown !== null && <CheckSummary check={shown} />}
        </div>
        {longCheck !== null && (
          <div className={styles.progress}>
            <progress aria-label={t("checking")} max={100} value={longCheck.percent} />
            {/* One button for both, so that the focus stays where it is. */}
            <Button ignoresDoubleClick onClick={longCheck.isStopped ? onResume : onPause}>
              {longCheck.isStopped ? t("resume") : t("stop")}
            </Button>
          </div>
        )}
        {!hasOne && actions}
      </div>
      {/* What a single address says comes before all that can be done with it. */}
      {hasOne && table}
      {book.status === "on" && <AddToList unlisted={unlisted} />}
      {hasOne ? actions : table}
      {longCheck === null && check === null && <p>{t("empty")}</p>}
    </div>
  );
}
