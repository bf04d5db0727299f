import { useEffect, useState, useSyncExternalStore } from "react";

import { useBook } from "../../book/useBook";
import type { InstallOffer } from "../../platform/installOffer";
import { Button } from "../../ui/Button";
import { useGivenTexts } from "./useGivenTexts";

interface InstallButtonProps {
  /** Called once the person has answered the browser. The button is gone then. */
  readonly onAnswer: () => void;
}

/** Installs the site, where the browser offers it. Once it is installed, the browser may promise to keep the book. */
export function InstallButton({ onAnswer }: InstallButtonProps) {
  const t = useGivenTexts();
  const { store } = useBook();
  const offer = useSyncExternalStore(listenToOffers, () => window.installOffer);
  /** Each offer can be taken once. */
  const [taken, setTaken] = useState<InstallOffer>();

  useEffect(() => {
    const handleInstalled = () => void store.askToKeep();
    window.addEventListener("appinstalled", handleInstalled);
    return () => window.removeEventListener("appinstalled", handleInstalled);
  }, [store]);

  async function handlePress(): Promise<void> {
    // A second press is refused while the browser asks.
    await offer?.prompt().catch(() => undefined);
    setTaken(offer);
    onAnswer();
  }

  return offer !== taken && <Button onClick={() => void handlePress()}>{t("install")}</Button>;
}

function listenToOffers(onChange: () => void): () => void {
  window.addEventListener("beforeinstallprompt", onChange);
  return () => window.removeEventListener("beforeinstallprompt", onChange);
}
