import type { CSSProperties } from "react";

import styles from "./LargeAddress.module.css";

/** Fills its box with an address, broken only where that makes its type larger. */
export function LargeAddress({ id, email }: { readonly id: string; readonly email: string }) {
  const [, name = "", tag = "", host = ""] = /^([^+@]*)([^@]*)(.*)$/.exec(email)!;
  /** How many characters the longest line has. */
  const style: CSSProperties & Record<`--${string}`, number> = {
    "--one-line": email.length,
    "--two-lines": Math.max(name.length + tag.length, host.length),
    "--three-lines": Math.max(name.length, tag.length, host.length),
  };
  return (
    <div className={styles.box}>
      {/* A screen reader would read each of its pieces by itself. */}
      <p id={id} role="img" aria-label={email} translate="no" className={styles.text} style={style}>
        <span className={styles.local}>
          <span className={styles.name}>{renderWords(name)}</span>
          <span className={styles.tag}>{renderWords(tag)}</span>
        </span>
        <wbr />
        {/* Everybody knows its dot. */}
        <span className={host === "@googlemail.com" ? styles.googlemail : undefined}>{host}</span>
      </p>
    </div>
  );
}

/** Nobody can miss a dot or a plus. A browser would break behind a hyphen. */
function renderWords(text: string) {
  return text.split(/(?=[._-])/).map((word, place) => {
    const [, sign, hyphen, rest] = /^([.+]?)(-.)?(.*)/.exec(word)!;
    return (
      <span key={place}>
        {place > 0 && <wbr />}
        <b className={styles.sign}>{sign}</b>
        <span className={styles.hyphen}>{hyphen}</span>
        {rest}
      </span>
    );
  });
}
