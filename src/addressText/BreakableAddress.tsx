import { Fragment } from "react";

/** An address may break before a sign, so that the next line shows that it goes on. */
const BREAKS = /(?=[@+._])/;

interface BreakableAddressProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/**
 * Writes an address, or a part of one, so that a narrow line does not break it within a word. Translators leave it as it
 * is.
 */
export function BreakableAddress({ text, className }: BreakableAddressProps) {
  return (
    <span translate="no" className={className}>
      {text.split(BREAKS).map((piece, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
