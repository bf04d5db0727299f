import type { ReactNode } from "react";

import { useTexts } from "../i18n/useTexts";
import { AboutButton } from "./AboutButton";
import { LanguageMenu } from "./LanguageMenu";
import { HomeLink, ViewLink } from "../views/ViewLink";
import styles from "./PageHeader.module.css";
import { ThemeControls } from "./ThemeControls";

/** Has the links of the views. Without them, the page is not that of the tool. */
export function PageHeader({ children }: { readonly children?: ReactNode }) {
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
      {children ? <ViewLink view="make" {...mark} /> : <HomeLink {...mark} />}
      {children}
      <AboutButton />
      <LanguageMenu />
      <ThemeControls />
    </header>
  );
}

/** The same picture as in `public/icon.svg`, in the colours of the theme. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="9" fill="var(--accent)" />
      <path d="M13 8v14M6 15h14" stroke="var(--tag-tint)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="24" cy="22" r="2.75" fill="var(--dot-tint)" />
    </svg>
  );
}
