import { useTexts } from "../i18n/useTexts";
import { type View, views } from "./view";
import { ViewLink } from "./ViewLink";
import styles from "./ViewLinks.module.css";

export function ViewLinks({ current }: { readonly current: View }) {
  const t = useTexts("views");
  return (
    <nav className={styles.links}>
      {views.map((view) => (
        <ViewLink
          key={view}
          view={view}
          aria-current={view === current ? "page" : undefined}
          // src/firstPaint.ts marks another one where the built page has not the asked view.
          suppressHydrationWarning
          // On the view itself, the key belongs to its field.
          aria-keyshortcuts={view === "site" && view !== current ? "n" : undefined}
        >
          {t(view)}
        </ViewLink>
      ))}
    </nav>
  );
}
