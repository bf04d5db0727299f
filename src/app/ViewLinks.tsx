import type { MouseEvent } from "react";
import { useTranslations } from "use-intl/react";

import { useLanguage } from "../i18n/useLanguage";
import type { View } from "./view";
import styles from "./ViewLinks.module.css";

interface ViewLinksProps {
  readonly view: View;
  readonly onChange: (view: View) => void;
}

/** Switches between the views without a load. They are links, so that a view can also be opened in a new tab. */
export function ViewLinks({ view, onChange }: ViewLinksProps) {
  const t = useTranslations("views");
  const { language } = useLanguage();

  function toLink(target: View, query: string) {
    function handleClick(event: MouseEvent): void {
      // A held modifier key asks the browser for a new tab, a new window or a download.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onChange(target);
    }

    return (
      <a href={`?lang=${language}${query}`} aria-current={view === target ? "page" : undefined} onClick={handleClick}>
        {t(target)}
      </a>
    );
  }

  return (
    <nav className={styles.links}>
      {toLink("make", "")}
      {toLink("check", "&view=check")}
    </nav>
  );
}
