import { Fragment } from "react";

import type { AddressPart } from "../core";
import styles from "./AddressText.module.css";
import { BreakableAddress } from "./BreakableAddress";

interface AddressTextProps {
  readonly parts: readonly AddressPart[];
  /** `all` tints every part by its role. `new` tints only the parts that the original address does not have. */
  readonly tinted: "all" | "new";
}

/** Shows an address with its parts tinted by their roles. It wraps and is never cut off. */
export function AddressText({ parts, tinted }: AddressTextProps) {
  return (
    <span className={styles.address}>
      {parts.map(({ role, text, isNew }, index) => (
        <Fragment key={index}>
          {/* Outside of the tint, which would otherwise begin at the end of the line before. */}
          {(role === "tag" || role === "host") && <wbr />}
          <BreakableAddress text={text} className={tinted === "all" || isNew ? styles[role] : undefined} />
        </Fragment>
      ))}
    </span>
  );
}
