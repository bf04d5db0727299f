import { Fragment } from "react";

import type { AddressPiece } from "../core";
import styles from "./AddressText.module.css";

/** Shows an address, and tints the pieces that make no difference to Gmail. It wraps and is never cut off. */
export function AddressText({ pieces }: { readonly pieces: readonly AddressPiece[] }) {
  return (
    <span className={`mono ${styles.address}`}>
      {pieces.map(({ role, text }, index) => (
        <Fragment key={index}>
          {/* Outside the piece. Inside, the tint would begin at the end of the line before. */}
          {BREAKS.test(text) && <wbr />}
          <BreakableAddress
            text={text}
            className={role === "mailbox" || role === "gmail" ? undefined : `${styles.piece} ${role}`}
          />
        </Fragment>
      ))}
    </span>
  );
}

/** An address may break before the sign of a piece, so that the next line shows that the address goes on. */
const BREAKS = /(?=[@+])/;

/** Browsers would break after a hyphen. */
const HYPHENS = /(-+.)/;

interface BreakableAddressProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/**
 * Writes an address, or a piece of one, which breaks only between its pieces as long as each of them fits into a line.
 * They are inline: blocks would put spaces into an accessible name, and hide the address from a search in the page.
 */
export function BreakableAddress({ text, className }: BreakableAddressProps) {
  return (
    <span translate="no" className={className}>
      {text.split(BREAKS).map((piece, pieceIndex) => (
        <Fragment key={pieceIndex}>
          {pieceIndex > 0 && <wbr />}
          {piece.split(HYPHENS).map((run, index) =>
            run.startsWith("-") ? (
              <span key={index} className={styles.whole}>
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
