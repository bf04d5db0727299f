import type { ReactNode } from "react";

import { useTexts } from "../i18n/useTexts";
import { type View, views } from "../views/view";
import { ViewLink } from "../views/ViewLink";
import styles from "./ViewLinks.module.css";

/** The style sheet leaves these words out where there is no room for them. */
const renderMore = (words: ReactNode) => <span>{words}</span>;

export function ViewLinks({ current }: { readonly current: View }) {
  const t = useTexts("views");
  return (
    <nav className={styles.links}>
      {views.map((view) => {
        const name = t.rich(view, { more: renderMore });
        return (
          <ViewLink key={view} view={view} aria-current={view === current ? "page" : undefined}>
            {name}
            <b aria-hidden>{name}</b>
          </ViewLink>
        );
      })}
    </nav>
  );
}
