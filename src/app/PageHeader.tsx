import { useTexts } from "../i18n/useTexts";
import { DialogButton } from "./DialogButton";
import { HomeLink } from "./HomeLink";
import { LanguageMenu } from "./LanguageMenu";
import { Logo } from "./Logo";
import styles from "./PageHeader.module.css";
import { ThemeMenu } from "./ThemeMenu";
import { ThemeToggle } from "./ThemeToggle";
import { ViewLink } from "./ViewLink";

export function PageHeader({ isHome }: { readonly isHome: boolean }) {
  const t = useTexts("header");
  const mark = {
    className: styles.home,
    "aria-label": t("home"),
    children: (
      <>
        <Logo />
        <span className={styles.name}>Plusdot</span>
      </>
    ),
  };
  return (
    <header className={styles.header}>
      {isHome ? <ViewLink view="make" {...mark} /> : <HomeLink {...mark} />}
      <DialogButton label={t("about")}>{({ About }, state) => <About {...state} />}</DialogButton>
      <LanguageMenu />
      <ThemeToggle />
      <ThemeMenu />
    </header>
  );
}
