import { useEffect } from "react";

import { useTexts } from "../i18n/useTexts";
import { HomeLink } from "../views/ViewLink";
import { PageHeader, useTitle } from "./PageHeader";
import styles from "./Screen.module.css";

export function NotFound() {
  const t = useTexts("notFound");
  useTitle("notFound");

  useEffect(() => {
    console.warn(`404: there is no page at ${window.location.pathname}`);
  }, []);

  return (
    <>
      <PageHeader />
      <main className={`nothing ${styles.screen}`}>
        <h1>{t("title")}</h1>
        <p>{t("text")}</p>
        <HomeLink>{t("home")}</HomeLink>
      </main>
    </>
  );
}
