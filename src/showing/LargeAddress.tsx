import styles from "./LargeAddress.module.css";
import { toLargestType } from "./toLargestType";

/** Fills its box with an address, broken only where it must be. */
export function LargeAddress({ id, email }: { readonly id: string; readonly email: string }) {
  const [local = "", domain = ""] = email.split(/(?=@)/);
  const fontSize = toLargestType(email);
  return (
    <div className={styles.box}>
      {/* A screen reader would read each of its pieces by itself. */}
      <p id={id} role="img" aria-label={email} translate="no" className={styles.text} style={{ fontSize }}>
        <span className={styles.whole}>
          {local.split(/(?=\+)/).map((piece, index) => (
            <span key={index} className={styles.whole}>
              <span className={index > 0 ? styles.tag : styles.name}>{piece.split(/(?=[._-])/).map(renderPiece)}</span>
            </span>
          ))}
        </span>
        {/* Everybody knows its dot. */}
        <span className={styles.whole}>
          <span className={domain === "@googlemail.com" ? styles.googlemail : undefined}>{domain}</span>
        </span>
      </p>
    </div>
  );
}

/** Nobody can miss a dot or a plus. A browser would break behind a hyphen. */
function renderPiece(piece: string, place: number) {
  const [, sign, hyphen, rest] = /^([.+]?)(-.)?(.*)/.exec(piece)!;
  return (
    <span key={place}>
      {place > 0 && <wbr />}
      <b className={styles.sign}>{sign}</b>
      <span className={styles.hyphen}>{hyphen}</span>
      {rest}
    </span>
  );
}
