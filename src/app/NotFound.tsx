import { useEffect } from "react";
import { useTranslations } from "use-intl/react";

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
      <a className={styles.home} href={import.meta.env.BASE_URL}>
        {t("home")}
      </a>
    </main>
  );
}
