import type { BookFault } from "../book/bookFault";
import styles from "./SiteForm.module.css";
import { useSiteTexts } from "./useSiteTexts";

/** Says that an address was copied but is not in the book, and why. */
export function FaultText({ fault }: { readonly fault: BookFault }) {
  const t = useSiteTexts();
  return (
    <p role="alert" className={styles.error}>
      {t("notRemembered")} {t(`faults.${fault}`)}
    </p>
  );
}
