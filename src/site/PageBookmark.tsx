import { Bookmark } from "lucide-react";
import { type MouseEvent, useEffect, useId, useRef, useState } from "react";

import { useCopy } from "../clipboard/CopyProvider";
import { bringIntoSight } from "../ui/bringIntoSight";
import { Button } from "../ui/Button";
import styles from "./PageBookmark.module.css";
import { toBookmark } from "./siteLinks";
import { siteUrl, useLink } from "./useLink";
import { useSiteTexts } from "./useSiteTexts";

/** The bookmark that brings a person here from any page, and how to use it. */
export function PageBookmark() {
  const t = useSiteTexts();
  const copy = useCopy();
  const panelId = useId();
  const adviceId = useId();
  const bookmark = useRef<HTMLAnchorElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Whether the bookmark was pressed on this site, where it is of no use. */
  const [isPressedHere, setIsPressedHere] = useState(false);

  useEffect(() => {
    // React writes no address of this kind.
    bookmark.current?.setAttribute("href", toBookmark(siteUrl()));
  });

  useLink({
    from: "this-site",
    onLink() {
      setIsOpen(true);
      setIsPressedHere(true);
    },
    findNext: () => bookmark.current,
  });

  function handlePress(event: MouseEvent): void {
    event.preventDefault();
    setIsPressedHere(true);
  }

  /** From the one that suits a computer to the one that suits a phone. */
  const ways = [
    <div key="drag" className={`stack ${styles.place}`}>
      <p id={adviceId} role="status">
        {isPressedHere && <strong>{`${t("bookmark.notHere")} `}</strong>}
        {t("bookmark.how")}
      </p>
      <a
        ref={bookmark}
        href="?view=site"
        className={styles.bookmark}
        aria-describedby={adviceId}
        onClick={handlePress}
        onAuxClick={handlePress}
      >
        {t("bookmark.name")}
      </a>
    </div>,
    <div key="copy" className={`stack ${styles.place}`}>
      <p>{t("bookmark.byHand")}</p>
      <Button onClick={() => void copy([toBookmark(siteUrl())])}>{t("bookmark.copy")}</Button>
    </div>,
    <p key="share">{t("bookmark.share")}</p>,
  ];

  return (
    <div className={`stack ${styles.place}`}>
      <Button aria-expanded={isOpen} aria-controls={isOpen ? panelId : undefined} onClick={() => setIsOpen(!isOpen)}>
        <Bookmark aria-hidden />
        {t("bookmark.open")}
      </Button>
      {isOpen && (
        <div
          ref={bringIntoSight}
          id={panelId}
          role="group"
          aria-label={t("bookmark.open")}
          className={`surface stack ${styles.panel}`}
        >
          {window.matchMedia("(hover: none)").matches ? ways.toReversed() : ways}
        </div>
      )}
    </div>
  );
}
