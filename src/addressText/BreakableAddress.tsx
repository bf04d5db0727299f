import { Fragment } from "react";

/** An address may break before a sign, so that the next line shows that it goes on. */
const BREAKS = /(?=[@+._])/;

/** Writes an address, or a part of one, so that a narrow line does not break it within a word. */
export function BreakableAddress({ text }: { readonly text: string }) {
  return text.split(BREAKS).map((piece, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
