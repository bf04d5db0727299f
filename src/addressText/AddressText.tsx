import { Fragment } from "react";

import type { AddressPart } from "../core";
import styles from "./AddressText.module.css";
import { BreakableAddress } from "./BreakableAddress";

/** Shows an address with its new parts tinted by their roles. It wraps and is never cut off. */
export function AddressText({ parts }: { readonly parts: readonly AddressPart[] }) {
  return (
    <span className={styles.address}>
      {parts.map(({ role, text, isNew }, index) => (
        <Fragment key={index}>
          {/* Outside of the tint, which would otherwise begin at the end of the line before. */}
          {(role === "tag" || role === "host") && <wbr />}
          <BreakableAddress text={text} className={isNew ? styles[role] : undefined} />
        </Fragment>
      ))}
    </span>
  );
}
