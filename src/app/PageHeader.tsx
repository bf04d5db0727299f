import { type ReactNode, useState } from "react";

import { useTexts } from "../i18n/useTexts";
import { usePart } from "../platform/createPart";
import { useLoad } from "../toasts/useLoad";
import { Button } from "../ui/Button";
import { HomeLink, ViewLink } from "../views/ViewLink";
import { LanguageMenu } from "./LanguageMenu";
import { aboutPart } from "./laterParts";
import styles from "./PageHeader.module.css";
import { ThemeControls } from "./ThemeControls";

/** The children are the links of the views. The 404 page has none. */
export function PageHeader({ children }: { readonly children?: ReactNode }) {
  const t = useTexts("header");
  const load = useLoad();
  const about = usePart(aboutPart);
  const [isAboutOpen, setIsAboutOpen] = useState(false);
  const mark = {
    className: styles.home,
    "aria-label": t("home"),
    children: (
      <>
        <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width={28} height={28} />
        <span className={styles.name}>Plusdot</span>
      </>
    ),
  };
  return (
    <header className={styles.header}>
      {children ? <ViewLink view="make" {...mark} /> : <HomeLink {...mark} />}
      {children}
      <Button
        variant="quiet"
        name="about"
        aria-haspopup="dialog"
        onClick={() => void load(aboutPart, () => setIsAboutOpen(true))}
      >
        {t("about")}
      </Button>
      {about && <about.About isOpen={isAboutOpen} onClose={() => setIsAboutOpen(false)} />}
      <LanguageMenu />
      <ThemeControls />
    </header>
  );
}
