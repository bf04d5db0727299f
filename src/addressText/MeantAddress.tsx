import type { ReactNode } from "react";

import { findMeant } from "../core";
import styles from "./MeantAddress.module.css";

interface MeantAddressProps {
  readonly text: string;
  readonly onUse: (address: string) => void;
  /** Words the question: `use` makes a button of the address. */
  readonly children: (address: string, use: (chunks: ReactNode) => ReactNode) => ReactNode;
}

/** Offers the address that a username without an `@` was probably meant to be. */
export function MeantAddress({ text, onUse, children }: MeantAddressProps) {
  const address = findMeant(text);
  const use = (chunks: ReactNode) => (
    <button type="button" className={styles.use} translate="no" onClick={() => onUse(address!)}>
      {chunks}
    </button>
  );
  return (
    // It is there before, because screen readers say the changes of a live region alone.
    <p aria-live="polite" className={address === null ? "unseen" : "note"}>
      {address !== null && children(address, use)}
    </p>
  );
}
