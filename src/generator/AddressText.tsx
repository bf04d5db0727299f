import type { AddressPart } from "../core";
import styles from "./AddressText.module.css";

interface AddressTextProps {
  readonly parts: readonly AddressPart[];
  /** Tints every part that Gmail tells apart, or only what the original address does not have. */
  readonly tinted: "all" | "new";
}

/** An address in a monospace face, its parts tinted by what Gmail takes them for. It wraps, and is never cut off. */
export function AddressText({ parts, tinted }: AddressTextProps) {
  return (
    <span className={styles.address}>
      {parts.map(({ role, text, isNew }, index) => (
        <span key={index} className={tinted === "all" || isNew ? styles[role] : undefined}>
          {text}
        </span>
      ))}
    </span>
  );
}
