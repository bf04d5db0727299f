import { useTranslations } from "use-intl/react";

import { Button } from "../../ui/Button";
import styles from "./NothingFound.module.css";

/** Stands where the list would be, as high as it, while no row matches the search. */
export function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useTranslations("search");
  return (
    <div className={styles.place}>
      <p>{t("nothing")}</p>
      <Button onClick={onShowAll}>{t("showAll")}</Button>
    </div>
  );
}
