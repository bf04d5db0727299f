import { useEffect, useState, useSyncExternalStore } from "react";

import { useBook } from "../book/useBook";
import { useTexts } from "../i18n/useTexts";
import { deletesUnvisited } from "../platform/deletesUnvisited";
import { earlyVisit, type InstallOffer } from "../platform/earlyVisit";
import { Button } from "../ui/Button";
import { passFocusTo } from "../ui/passFocusTo";
import { MEMORY_SWITCH } from "./BookSwitch";

const passFocus = passFocusTo(MEMORY_SWITCH);

/**
 * Says whether the browser keeps the list. Where it may not, the site can be installed, if the browser offers that:
 * once it is installed, the browser may promise to keep the list.
 */
export function LastingText() {
  const t = useTexts("given");
  const { book, store } = useBook();
  const offer = useSyncExternalStore(listenToOffers, () => earlyVisit().installOffer);
  /** Each offer can be taken once. */
  const [taken, setTaken] = useState<InstallOffer>();

  useEffect(() => {
    const handleInstalled = () => void store.askToKeep();
    window.addEventListener("appinstalled", handleInstalled);
    return () => window.removeEventListener("appinstalled", handleInstalled);
  }, [store]);

  async function handleInstall(): Promise<void> {
    // A second press is refused while the browser asks.
    await offer?.prompt().catch(() => undefined);
    setTaken(offer);
  }

  if (book.status !== "on") return null;
  return (
    <>
      <p className="note">{t(`lasting.${book.isLasting}`, { isUnvisitedDeleted: String(deletesUnvisited()) })}</p>
      {book.isLasting !== true && offer !== taken && (
        <Button ref={passFocus} onClick={() => void handleInstall()}>
          {t("install")}
        </Button>
      )}
    </>
  );
}

function listenToOffers(onChange: () => void): () => void {
  window.addEventListener("beforeinstallprompt", onChange);
  return () => window.removeEventListener("beforeinstallprompt", onChange);
}
