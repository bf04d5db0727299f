import { type MouseEvent, useId, useState } from "react";

import { useCopy } from "../address/CopyProvider";
import { useTexts } from "../i18n/useTexts";
import { siteUrl } from "../platform/linkText";
import { Button } from "../ui/Button";
import { bringIntoSight, Disclosure } from "../ui/Disclosure";
import styles from "./PageBookmark.module.css";
import { toBookmark } from "./siteLinks";

/** The policy of this site would refuse the script, and a middle press would open it in an empty tab. */
const preventPress = (event: MouseEvent) => event.preventDefault();

export function PageBookmark() {
  const t = useTexts("site");
  const copy = useCopy();
  const panelId = useId();
  const adviceId = useId();
  const [isOpen, setIsOpen] = useState(false);
  // A finger cannot drag to a bookmarks bar, and a phone has none.
  const canDrag = isOpen && window.matchMedia("(hover: hover) and (pointer: fine)").matches;

  return (
    <div className={`stack near ${styles.area}`} data-open={isOpen || undefined}>
      <Disclosure isOpen={isOpen} panelId={panelId} onClick={() => setIsOpen(!isOpen)}>
        {t("bookmark.open")}
      </Disclosure>
      {isOpen && (
        <div
          ref={bringIntoSight}
          id={panelId}
          role="group"
          aria-label={t("bookmark.open")}
          className={`surface stack near ${styles.area} ${styles.panel}`}
        >
          <p id={adviceId}>{t(canDrag ? "bookmark.drag" : "bookmark.paste")}</p>
          {canDrag ? (
            <a
              // React refuses to write a `javascript:` address.
              ref={(bookmark) => bookmark?.setAttribute("href", toBookmark(siteUrl()))}
              href="?view=site"
              className={styles.bookmark}
              aria-describedby={adviceId}
              onClick={preventPress}
              onAuxClick={preventPress}
            >
              {t("bookmark.name")}
            </a>
          ) : (
            <>
              <Button aria-describedby={adviceId} onClick={() => void copy([toBookmark(siteUrl())])}>
                {t("bookmark.copy")}
              </Button>
              <p>{t("bookmark.share")}</p>
            </>
          )}
        </div>
      )}
    </div>
  );
}
