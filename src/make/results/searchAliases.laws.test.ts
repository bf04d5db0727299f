import * as fc from "fast-check";
import { expect } from "vitest";

import { textLaw } from "../../../tests/core/law";
import type { Alias } from "../../core";
import { type AliasSearch, KINDS, searchAliases } from "./searchAliases";

const anyType = fc.constantFrom("base", "plus", "dots", "domain-variant");
const anyText = fc.string({ unit: fc.constantFrom("a", "b", ".", "+", "@"), maxLength: 6 });
const anyList = fc.array(fc.record({ email: anyText, type: anyType, original: fc.constant("ab@gmail.com") }));
const anySearch: fc.Arbitrary<AliasSearch> = fc.record({
  query: fc.string({ unit: fc.constantFrom("a", "B", ".", "+", " "), maxLength: 4 }),
  kind: fc.constantFrom(...KINDS),
});

textLaw("the aliases that match are shown in their order, and no others", anyList, anySearch, (aliases, search) => {
  const words = search.query.toLowerCase().split(" ").filter(Boolean);
  const matches = ({ email, type }: Alias): boolean =>
    ["all", "without-plus", type].includes(search.kind) &&
    (search.kind !== "without-plus" || !email.includes("+")) &&
    words.every((word) => email.includes(word));
  expect(searchAliases(aliases, search)).toStrictEqual(aliases.filter(matches));
});

textLaw("searching twice gives the same as searching once", anyList, anySearch, (aliases, search) => {
  const shown = searchAliases(aliases, search);
  expect(searchAliases(shown, search)).toStrictEqual(shown);
});
