import { useEffect, useState, useSyncExternalStore } from "react";

import { useBook } from "../book/useBook";
import { toLongDate } from "../i18n/writeDate";
import { useLanguage } from "../i18n/useLanguage";
import type { InstallOffer } from "../platform/installOffer";
import { Button } from "../ui/Button";
import { passFocusTo } from "../ui/passFocusTo";
import { useCloseLabel } from "../ui/useCloseLabel";
import { LIST_TITLE, MEMORY_SWITCH } from "./focusHeirs";
import { useGivenTexts } from "./useGivenTexts";

const passFocusToSwitch = passFocusTo(MEMORY_SWITCH);
const passFocusToHeading = passFocusTo(LIST_TITLE);

/** By whether the browser promised to keep the book. */
const ANSWERS = { true: "yes", false: "no", null: "unknown" } as const;

/**
 * Says whether the browser keeps the list. Where it may not, the site can be installed, if the browser offers that:
 * once it is installed, the browser may promise to keep the list.
 */
export function LastingText() {
  const t = useGivenTexts();
  const { book, store } = useBook();
  const offer = useSyncExternalStore(listenToOffers, () => window.installOffer);
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
      <p className="note">{t(`lasting.${ANSWERS[`${book.isLasting}`]}`)}</p>
      {book.isLasting !== true && offer !== taken && (
        <Button ref={passFocusToSwitch} onClick={() => void handleInstall()}>
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

/** Says that the browser had lost the list, and from when its second copy is, until a person closes that. */
export function RestoredNote({ time }: { readonly time: string }) {
  const t = useGivenTexts();
  const closeLabel = useCloseLabel();
  const { book, store } = useBook();
  const { language } = useLanguage();
  const isStored = book.status === "on";

  return (
    <div ref={passFocusToHeading} className="line">
      <p>{t(`restored.${isStored ? "stored" : "shown"}`, { time: toLongDate(new Date(time), language, "short") })}</p>
      {isStored && <Button onClick={() => void store.setDetails({ restored: "" })}>{closeLabel}</Button>}
    </div>
  );
}
