import styles from "./LargeAddress.module.css";

/** A sign, or what lies between two of them. */
const PIECES = /[.+]|@?[^.+@]+/g;

interface LargeLineProps {
  readonly line: string;
  /** Where the line begins, where the tag does, and where the `@` is. Without a tag, the second is the last. */
  readonly start: number;
  readonly tag: number;
  readonly at: number;
}

/** A line of an address, in which nobody can miss a dot or a plus. Those of the domain are known to everybody. */
export function LargeLine({ line, start, tag, at }: LargeLineProps) {
  return (
    <span className={styles.line}>
      {Array.from(line.matchAll(PIECES), ({ 0: piece, index }) => {
        const place = start + index;
        const isInTag = place >= tag && place < at;
        const isSign = place < at && /[.+]/.test(piece);
        const classes = [isInTag ? styles.tag : isSign && styles.dot, isSign && styles.sign].filter(Boolean);
        return (
          <span key={place} className={classes.join(" ") || undefined}>
            {piece}
          </span>
        );
      })}
    </span>
  );
}
