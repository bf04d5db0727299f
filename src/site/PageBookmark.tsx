import { type MouseEvent, useId, useState } from "react";

import { useCopy } from "../clipboard/CopyProvider";
import { useTexts } from "../i18n/useTexts";
import { bringIntoSight } from "../ui/bringIntoSight";
import { Button } from "../ui/Button";
import { Disclosure } from "../ui/Disclosure";
import styles from "./PageBookmark.module.css";
import { toBookmark } from "./siteLinks";
import { siteUrl, useLink } from "./useLink";

export function PageBookmark() {
  const t = useTexts("site");
  const copy = useCopy();
  const panelId = useId();
  const adviceId = useId();
  const [isOpen, setIsOpen] = useState(false);
  // A finger cannot drag to a bookmarks bar, and a phone has none.
  const canDrag = isOpen && window.matchMedia("(hover: hover) and (pointer: fine)").matches;
  /** Whether the bookmark was pressed on this site, where it is of no use. */
  const [isPressedHere, setIsPressedHere] = useState(false);

  useLink({
    from: "this-site",
    onLink() {
      setIsOpen(true);
      setIsPressedHere(true);
    },
    findNext: () => document.getElementById(panelId)?.querySelector<HTMLElement>("a, button"),
  });

  function handlePress(event: MouseEvent): void {
    event.preventDefault();
    setIsPressedHere(true);
  }

  return (
    <div className={`stack near ${styles.place}`} data-open={isOpen || undefined}>
      <Disclosure isOpen={isOpen} panelId={panelId} onClick={() => setIsOpen(!isOpen)}>
        {t("bookmark.open")}
      </Disclosure>
      {isOpen && (
        <div
          ref={bringIntoSight}
          id={panelId}
          role="group"
          aria-label={t("bookmark.open")}
          className={`surface stack near ${styles.place} ${styles.panel}`}
        >
          <p id={adviceId} role="status">
            {isPressedHere && <strong>{`${t("bookmark.notHere")} `}</strong>}
            {t(canDrag ? "bookmark.drag" : "bookmark.paste")}
          </p>
          {canDrag ? (
            <a
              // React writes no address of this kind.
              ref={(bookmark) => bookmark?.setAttribute("href", toBookmark(siteUrl()))}
              href="?view=site"
              className={styles.bookmark}
              aria-describedby={adviceId}
              onClick={handlePress}
              onAuxClick={handlePress}
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
