import { useTranslations } from "use-intl/react";

import { AboutButton } from "./AboutButton";
import { LanguageMenu } from "./LanguageMenu";
import { Logo } from "./Logo";
import styles from "./PageHeader.module.css";
import { ThemeMenu } from "./ThemeMenu";
import { ThemeToggle } from "./ThemeToggle";

export function PageHeader() {
  const t = useTranslations("header");
  return (
    <header className={styles.header}>
      <a className={styles.home} href={import.meta.env.BASE_URL} aria-label={t("home")}>
        <Logo />
        <span className={styles.name}>Plusdot</span>
      </a>
      <AboutButton />
      <LanguageMenu />
      <ThemeToggle />
      <ThemeMenu />
    </header>
  );
}
