import { useTranslations } from "use-intl/react";

import { Button } from "../../ui/Button";
import styles from "./NothingFound.module.css";

/** Replaces the list if no row matches the search. It is as tall as the list, so that nothing moves. */
export function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useTranslations("search");
  return (
    <div className={styles.place}>
      <p>{t("nothing")}</p>
      <Button onClick={onShowAll}>{t("showAll")}</Button>
    </div>
  );
}
