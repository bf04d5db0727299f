import { useEffect } from "react";
import { useTranslations } from "use-intl/react";

import { HomeLink } from "./HomeLink";
import styles from "./NotFound.module.css";

export function NotFound() {
  const t = useTranslations("notFound");
  const title = useTranslations("document")("notFoundTitle");

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    console.warn(`404: there is no page at ${window.location.pathname}`);
  }, []);

  return (
    <main className={styles.notFound}>
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <HomeLink className={styles.home}>{t("home")}</HomeLink>
    </main>
  );
}
