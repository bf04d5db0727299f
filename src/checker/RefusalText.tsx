import styles from "./CheckInput.module.css";
import { useCheckTexts } from "./useCheckTexts";
import type { Refusal } from "./useLargeText";

/** Says why a file, or what was pasted, is not checked. */
export function RefusalText({ refusal: { error, name } }: { readonly refusal: Refusal }) {
  const t = useCheckTexts();
  return (
    <p role="alert" aria-live="polite" className={styles.refusal}>
      {t(`refused.${error}`, { name: name ?? t("pasted") })}
    </p>
  );
}
