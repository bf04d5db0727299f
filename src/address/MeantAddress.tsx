import type { ReactNode } from "react";

import { findForeignCharacters, findMeant } from "../core";
import { useTexts } from "../i18n/useTexts";
import styles from "./MeantAddress.module.css";

const MOST_NAMED = 8;

interface MeantAddressProps {
  readonly text: string;
  readonly onUse: (address: string) => void;
}

/** Names the characters that Gmail does not allow, and offers the address that the person probably meant. */
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
    // Always rendered, because screen readers say only the changes of a live region.
    <div aria-live="polite" className={address === null && characters === "" ? "unseen" : "note"}>
      {characters !== "" && <p className="fault">{t("foreign", { characters })}</p>}
      {address !== null && <p>{t.rich("meant", { address, use })}</p>}
    </div>
  );
}
