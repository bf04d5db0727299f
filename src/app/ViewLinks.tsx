import type { ReactNode } from "react";

import { useLanguage } from "../i18n/useLanguage";
import { useTexts } from "../i18n/useTexts";
import { type View, views } from "../views/view";
import { ViewLink } from "../views/ViewLink";
import styles from "./ViewLinks.module.css";

/** The style sheet leaves these words out where there is no room for them. */
const renderMore = (words: ReactNode) => <span>{words}</span>;

export function ViewLinks({ current }: { readonly current: View }) {
  const t = useTexts("views");
  const { language } = useLanguage();
  return (
    <nav className={styles.links}>
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
