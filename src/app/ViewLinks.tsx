import { useTranslations } from "use-intl/react";

import type { View } from "./view";
import { ViewLink } from "./ViewLink";
import styles from "./ViewLinks.module.css";

const VIEWS = ["make", "check"] as const satisfies View[];

export function ViewLinks({ current }: { readonly current: View }) {
  const t = useTranslations("views");
  return (
    <nav className={styles.links}>
      {VIEWS.map((view) => (
        <ViewLink key={view} view={view} aria-current={view === current ? "page" : undefined}>
          {t(view)}
        </ViewLink>
      ))}
    </nav>
  );
}
