import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress, anySeed } from "../../../tests/core/arbitraries";
import { law } from "../../../tests/core/law";
import { wordsOf } from "../../../tests/core/words";
import { type AddressPart, toAddressParts } from "./toAddressParts";
import { generateAliases } from "./generateAliases";

const anyAliases = fc
  .tuple(anyAddress, anySeed)
  .map(([address, seed]) => generateAliases(address, wordsOf.en, { seed, year: 2026, maxResults: 50 }));

law("the texts of the parts joined give the address", anyAliases, (aliases) => {
  expect(aliases.map((alias) => joinTexts(toAddressParts(alias)))).toEqual(aliases.map(({ email }) => email));
});

law("the old dots and letters are those of the original name", anyAliases, (aliases) => {
  const names = aliases.map((alias) =>
    joinTexts(toAddressParts(alias).filter(({ role, isNew }) => (role === "dot" || role === "mailbox") && !isNew)),
  );
  expect(names).toEqual(aliases.map(({ original }) => original.split(/[+@]/)[0]));
});

law("an address compared with itself has nothing new", anyAliases, (aliases) => {
  const parts = aliases.flatMap(({ email }) => toAddressParts({ email, original: email }));
  expect(parts.filter(({ isNew }) => isNew)).toEqual([]);
});

function joinTexts(parts: readonly AddressPart[]): string {
  return parts.map(({ text }) => text).join("");
}
