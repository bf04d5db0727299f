import type { CSSProperties } from "react";

import styles from "./LargeAddress.module.css";

/** Fills its box with an address, broken only where that makes its type larger. */
export function LargeAddress({ id, email }: { readonly id: string; readonly email: string }) {
  const [, name = "", tag = "", host = ""] = /^([^+@]*)([^@]*)(.*)$/.exec(email)!;
  /** The characters of the longest line, for each number of lines. */
  const style: CSSProperties & Record<`--${string}`, number> = {
    "--one-line": email.length,
    "--two-lines": Math.max(name.length + tag.length, host.length),
    "--three-lines": Math.max(name.length, tag.length, host.length),
  };
  return (
    <div className={styles.box}>
      {/* Otherwise a screen reader would read piece by piece. */}
      <p id={id} role="img" aria-label={email} translate="no" className={`mono ${styles.text}`} style={style}>
        <span className={styles.local}>
          <span>{renderWords(name, "dot")}</span>
          <span>{renderWords(tag, "tag")}</span>
        </span>
        <wbr />
        {/* Everybody knows the dot of the host, so it has no mark. */}
        <span className={host === "@googlemail.com" ? "googlemail" : undefined}>{host}</span>
      </p>
    </div>
  );
}

/** Marks each dot and plus. A hyphen stays with the next character, because browsers would break between them. */
function renderWords(text: string, tint: "dot" | "tag") {
  return text.split(/(?=[._-])/).map((word, index) => {
    const [, sign, hyphen, rest] = /^([.+]?)(-.)?(.*)/.exec(word)!;
    return (
      <span key={index} className={tint === "tag" ? tint : undefined}>
        {index > 0 && <wbr />}
        <b className={tint === "dot" ? `${styles.sign} ${tint}` : styles.sign}>{sign}</b>
        <span className={styles.hyphen}>{hyphen}</span>
        {rest}
      </span>
    );
  });
}
