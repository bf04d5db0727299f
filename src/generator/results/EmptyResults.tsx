import { useTranslations } from "use-intl/react";

import styles from "./EmptyResults.module.css";

/** Takes the place of the list until there is one. */
export function EmptyResults() {
  const t = useTranslations("form");
  return <p className={styles.empty}>{t("empty")}</p>;
}
