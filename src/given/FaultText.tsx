import type { ReactNode } from "react";

import styles from "./GivenAddresses.module.css";

/** Says at once what went wrong, and what still works. */
export function FaultText({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={styles.fault}>
      {children}
    </p>
  );
}
