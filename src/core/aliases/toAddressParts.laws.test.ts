import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress, anySeed } from "../../../tests/core/arbitraries";
import { law } from "../../../tests/core/law";
import { wordsOf } from "../../../tests/core/words";
import { toPlainName } from "../addresses/address";
import { generateAliases } from "./generateAliases";
import { type AddressPart, toAddressParts } from "./toAddressParts";

const anyAliases = fc
  .tuple(anyAddress, anySeed)
  .map(([address, seed]) => generateAliases(address, wordsOf.en, { seed, year: 2026, maxResults: 50 }));

law("the texts of the parts joined give the address", anyAliases, (aliases) => {
  expect(aliases.map(({ email }) => joinTexts(toAddressParts(email)))).toEqual(aliases.map(({ email }) => email));
});

law("what makes a difference to Gmail is the mailbox, in each of its addresses", anyAliases, (aliases) => {
  const names = aliases.map(({ email }) => joinTexts(toAddressParts(email).filter(({ role }) => role === "mailbox")));
  expect(names).toEqual(aliases.map(({ original }) => toPlainName(original)));
});

function joinTexts(parts: readonly AddressPart[]): string {
  return parts.map(({ text }) => text).join("");
}
