import { Fragment } from "react";

import styles from "./BreakableAddress.module.css";

/** An address may break before a sign that starts a part of it, so that the next line shows that it goes on. */
const BREAKS = /(?=[@+])/;

/** Browsers break after a hyphen by themselves. */
const HYPHENS = /(-+.)/;

interface BreakableAddressProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/**
 * Writes an address, or a part of one, so that a narrow line breaks it only between its parts, as long as each of them
 * fits into a line. Translators leave it as it is. The pieces are inline: around blocks, a name would get spaces, and a
 * search in the page would not find the address.
 */
export function BreakableAddress({ text, className }: BreakableAddressProps) {
  return (
    <span translate="no" className={className}>
      {text.split(BREAKS).map((piece, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
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
