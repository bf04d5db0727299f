import { useSyncExternalStore } from "react";

import { useTexts } from "../i18n/useTexts";
import styles from "./PageFooter.module.css";

const CONTACT_EMAIL = import.meta.env.VITE_CONTACT_EMAIL ?? "hello@example.com";

export function PageFooter() {
  const t = useTexts("footer");
  // The prerendered page holds the year of the build, and a visitor may open it in a later year.
  const year = useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
  return (
    <footer className={`line note ${styles.footer}`}>
      <span>{t("copyright", { year: String(year) })}</span>
      {CONTACT_EMAIL !== "" && <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>}
    </footer>
  );
}
