import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress, anySeed } from "../../../tests/core/arbitraries";
import { law } from "../../../tests/core/law";
import { wordsOf } from "../../../tests/core/words";
import { toPlainName } from "../addresses/address";
import { generateAliases } from "./generateAliases";
import { type AddressPiece, toAddressPieces } from "./toAddressPieces";

const anyAliases = fc
  .tuple(anyAddress, anySeed)
  .map(([address, seed]) => generateAliases(address, wordsOf.en, { seed, year: 2026, maxResults: 50 }));

law("the texts of the pieces joined give the address", anyAliases, (aliases) => {
  expect(aliases.map(({ email }) => joinTexts(toAddressPieces(email)))).toEqual(aliases.map(({ email }) => email));
});

law("what makes a difference to Gmail is the mailbox, in each of its addresses", anyAliases, (aliases) => {
  const names = aliases.map(({ email }) => joinTexts(toAddressPieces(email).filter(({ role }) => role === "mailbox")));
  expect(names).toEqual(aliases.map(({ original }) => toPlainName(original)));
});

function joinTexts(pieces: readonly AddressPiece[]): string {
  return pieces.map(({ text }) => text).join("");
}
