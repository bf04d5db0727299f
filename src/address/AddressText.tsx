import { Fragment } from "react";

import type { AddressPiece } from "../core";
import styles from "./AddressText.module.css";
import breakable from "./BreakableAddress.module.css";

/** Shows an address with all tinted that makes no difference to Gmail. It wraps and is never cut off. */
export function AddressText({ pieces }: { readonly pieces: readonly AddressPiece[] }) {
  return (
    <span className={styles.address}>
      {pieces.map(({ role, text }, index) => (
        <Fragment key={index}>
          {/* Outside of the tint, which would otherwise begin at the end of the line before. */}
          {BREAKS.test(text) && <wbr />}
          <BreakableAddress text={text} className={styles[role]} data-dot={role === "dot" || undefined} />
        </Fragment>
      ))}
    </span>
  );
}

/** An address may break before a sign that starts a piece of it, so that the next line shows that it goes on. */
const BREAKS = /(?=[@+])/;

/** Browsers break after a hyphen by themselves. */
const HYPHENS = /(-+.)/;

interface BreakableAddressProps {
  readonly text: string;
  readonly className?: string | undefined;
  /** Whether it is a dot (`useSlidingDots`). */
  readonly "data-dot"?: boolean | undefined;
}

/**
 * Writes an address, or a piece of one, so that a narrow line breaks it only between its pieces, as long as each of
 * them fits into a line. Translators leave it as it is. The pieces are inline: around blocks, a name would get spaces,
 * and a search in the page would not find the address.
 */
export function BreakableAddress({ text, ...props }: BreakableAddressProps) {
  return (
    <span translate="no" {...props}>
      {text.split(BREAKS).map((piece, pieceIndex) => (
        <Fragment key={pieceIndex}>
          {pieceIndex > 0 && <wbr />}
          {piece.split(HYPHENS).map((run, index) =>
            run.startsWith("-") ? (
              <span key={index} className={breakable.whole}>
                {run}
              </span>
            ) : (
              run
            ),
          )}
        </Fragment>
      ))}
    </span>
  );
}
