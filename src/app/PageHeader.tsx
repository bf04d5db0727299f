import { type ReactNode, useEffect, useState } from "react";

import { useLanguage, useTexts } from "../i18n/useTexts";
import { usePart } from "../platform/createPart";
import { useLoad } from "../toasts/useLoad";
import { Button } from "../ui/Button";
import { type View, views } from "../views/view";
import { HomeLink, ViewLink } from "../views/ViewLink";
import { LanguageMenu } from "./LanguageMenu";
import { aboutPart } from "./laterParts";
import styles from "./PageHeader.module.css";
import { ThemeControls } from "./ThemeControls";
import links from "./ViewLinks.module.css";

/** The 404 page has no view, and so no links to the views. */
export function PageHeader({ view }: { readonly view?: View }) {
  const t = useTexts("header");
  const load = useLoad();
  const about = usePart(aboutPart);
  const [isAboutOpen, setIsAboutOpen] = useState(false);
  const handleAbout = () => void load(aboutPart, () => setIsAboutOpen(true));
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
    <header className={`line start ${styles.header}`}>
      {view ? <ViewLink view="make" {...mark} /> : <HomeLink {...mark} />}
      {view && <ViewLinks current={view} />}
      <Button variant="quiet" name="about" aria-haspopup="dialog" onClick={handleAbout}>
        {t("about")}
      </Button>
      {about && <about.About isOpen={isAboutOpen} onClose={() => setIsAboutOpen(false)} />}
      <LanguageMenu />
      <ThemeControls />
    </header>
  );
}

/** The style sheet shows these words only where there is room for them. */
const renderMore = (words: ReactNode) => <span className="unseen">{words}</span>;

function ViewLinks({ current }: { readonly current: View }) {
  const t = useTexts("views");
  const { language } = useLanguage();
  return (
    <nav className={links.links}>
      {views.map((view) => {
        const name = t.rich(view, { more: renderMore });
        return (
          <ViewLink key={view} view={view} aria-current={view === current ? "page" : undefined}>
            {/* Elements of a language, which React can replace where a translator has replaced their texts. */}
            <div key={language}>{name}</div>
            <b key={`${language}-room`} aria-hidden>
              {name}
            </b>
          </ViewLink>
        );
      })}
    </nav>
  );
}

export function useTitle(page: View | "notFound"): void {
  const title = useTexts("document")(`titles.${page}`);

  useEffect(() => {
    document.title = title;
  }, [title]);
}
