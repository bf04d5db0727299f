import type { ReactNode } from "react";

import { findForeignCharacters, findMeant } from "../core";
import { useTexts } from "../i18n/useTexts";
import styles from "./MeantAddress.module.css";

const MOST_NAMED = 8;

interface MeantAddressProps {
  readonly text: string;
  readonly onUse: (address: string) => void;
}

/** Says what a username loses, and offers the address that a text was probably meant to be. */
export function MeantAddress({ text, onUse }: MeantAddressProps) {
  const t = useTexts("make");
  const address = findMeant(text);
  const characters = findForeignCharacters(text).slice(0, MOST_NAMED).join(" ");
  const use = (chunks: ReactNode) => (
    <button type="button" className={styles.use} translate="no" onClick={() => onUse(address!)}>
      {chunks}
    </button>
  );
  return (
    // It is there before, because screen readers say the changes of a live region alone.
    <div aria-live="polite" className={address === null && characters === "" ? "unseen" : "note"}>
      {characters !== "" && <p className="fault">{t("foreign", { characters })}</p>}
      {address !== null && <p>{t.rich("meant", { address, use })}</p>}
    </div>
  );
}
