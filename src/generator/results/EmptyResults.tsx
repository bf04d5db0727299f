import { useTexts } from "../../i18n/useTexts";
import styles from "./EmptyResults.module.css";

/** Takes the place of the list until there is one. */
export function EmptyResults() {
  const t = useTexts("form");
  return <p className={styles.empty}>{t("empty")}</p>;
}
