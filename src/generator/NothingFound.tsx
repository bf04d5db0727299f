import { useTranslations } from "use-intl/react";

import { Button } from "../ui/Button";
import styles from "./NothingFound.module.css";

/** Stands where the list would be, as high as it, while the filter lets no row through. */
export function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useTranslations("find");
  return (
    <div className={styles.place}>
      <p>{t("nothing")}</p>
      <Button onClick={onShowAll}>{t("showAll")}</Button>
    </div>
  );
}
