import { useTranslations } from "use-intl/react";

import { DialogButton } from "./DialogButton";
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
      <DialogButton label={t("about")}>{({ About }, state) => <About {...state} />}</DialogButton>
      <LanguageMenu />
      <ThemeToggle />
      <ThemeMenu />
    </header>
  );
}
