import type { Check } from "../core";
import styles from "./CheckResult.module.css";
import { useCheckTexts } from "./useCheckTexts";

/** Says in one line what was found, and in a second one how much was no address. */
export function CheckSummary({ check }: { readonly check: Check }) {
  const t = useCheckTexts();
  const { rows, invalid, mailboxes, repeated, skipped } = check;
  const addresses = rows.length - invalid;
  if (rows.length === 0) return <p>{t("none")}</p>;

  return (
    <>
      <p>{addresses === 0 ? t("onlyInvalid") : t("summary", { addresses, mailboxes, repeated, invalid })}</p>
      {skipped > 0 && <p className={styles.skipped}>{t("skipped", { count: skipped })}</p>}
    </>
  );
}
