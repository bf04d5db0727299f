import type { Check } from "../core";
import styles from "./CheckResult.module.css";
import { useCheckTexts } from "./useCheckTexts";

interface CheckSummaryProps {
  readonly check: Check;
  /** Whether the text was empty. */
  readonly isEmpty?: boolean;
}

/** Says in one line what was found, and in a second one how much was no address. */
export function CheckSummary({ check, isEmpty = false }: CheckSummaryProps) {
  const t = useCheckTexts();
  const { rows, invalid, mailboxes, repeated, skipped } = check;
  const addresses = rows.length - invalid;
  if (rows.length === 0) return isEmpty ? null : <p>{t("none")}</p>;

  return (
    <>
      <p>{addresses === 0 ? t("onlyInvalid") : t("summary", { addresses, mailboxes, repeated, invalid })}</p>
      {skipped > 0 && <p className={styles.skipped}>{t("skipped", { count: skipped })}</p>}
    </>
  );
}
