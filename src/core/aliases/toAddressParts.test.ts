import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type AddressPart, toAddressParts } from "./toAddressParts";
import { generateAliases } from "./generateAliases";
import { anyAddress, anySeed } from "../../../tests/core/arbitraries";
import { wordsOf } from "../../../tests/core/words";

function part(role: AddressPart["role"], text: string, isNew = false): AddressPart {
  return { role, text, isNew };
}

const NEW = true;
const GMAIL = part("host", "@gmail.com");

it.each<[email: string, original: string, parts: AddressPart[]]>([
  ["jane@gmail.com", "jane@gmail.com", [part("mailbox", "jane"), GMAIL]],
  ["jane+shop@gmail.com", "jane@gmail.com", [part("mailbox", "jane"), part("tag", "+shop", NEW), GMAIL]],
  [
    "j.an.e@gmail.com",
    "jane@gmail.com",
    [
      part("mailbox", "j"),
      part("dot", ".", NEW),
      part("mailbox", "an"),
      part("dot", ".", NEW),
      part("mailbox", "e"),
      GMAIL,
    ],
  ],
  ["jane@googlemail.com", "jane@gmail.com", [part("mailbox", "jane"), part("host", "@googlemail.com", NEW)]],
  ["jane@gmail.com", "jane@googlemail.com", [part("mailbox", "jane"), part("host", "@gmail.com", NEW)]],
  [
    "j.ane.doe@gmail.com",
    "jane.doe@gmail.com",
    [
      part("mailbox", "j"),
      part("dot", ".", NEW),
      part("mailbox", "ane"),
      part("dot", "."),
      part("mailbox", "doe"),
      GMAIL,
    ],
  ],
  [
    "ja.n.e@gmail.com",
    "j.a.ne@gmail.com",
    [part("mailbox", "ja"), part("dot", "."), part("mailbox", "n"), part("dot", ".", NEW), part("mailbox", "e"), GMAIL],
  ],
  [
    "jane.d.oe@gmail.com",
    "jane.doe@gmail.com",
    [
      part("mailbox", "jane"),
      part("dot", "."),
      part("mailbox", "d"),
      part("dot", ".", NEW),
      part("mailbox", "oe"),
      GMAIL,
    ],
  ],
  ["jane+own@gmail.com", "jane+own@gmail.com", [part("mailbox", "jane"), part("tag", "+own"), GMAIL]],
  ["jane+shop@gmail.com", "jane+own@gmail.com", [part("mailbox", "jane"), part("tag", "+shop", NEW), GMAIL]],
  ["jane@gmail.com", "jane+own@gmail.com", [part("mailbox", "jane"), GMAIL]],
  [
    "ja-n.e+a.b-c@googlemail.com",
    "ja-ne@gmail.com",
    [
      part("mailbox", "ja-n"),
      part("dot", ".", NEW),
      part("mailbox", "e"),
      part("tag", "+a.b-c", NEW),
      part("host", "@googlemail.com", NEW),
    ],
  ],
  ["j.-d@gmail.com", "j.-d@gmail.com", [part("mailbox", "j"), part("dot", "."), part("mailbox", "-d"), GMAIL]],
])("takes %s apart, compared with %s", (email, original, parts) => {
  expect(toAddressParts({ email, original })).toEqual(parts);
});

describe("laws, for every alias of a list", () => {
  const anyAliases = fc
    .tuple(anyAddress, anySeed)
    .map(([address, seed]) => generateAliases(address, wordsOf.en, { seed, year: 2026, maxResults: 200 }));

  it("the texts of the parts joined give the address", () => {
    fc.assert(
      fc.property(anyAliases, (aliases) => {
        const joined = aliases.map((alias) =>
          toAddressParts(alias)
            .map(({ text }) => text)
            .join(""),
        );
        expect(joined).toEqual(aliases.map(({ email }) => email));
      }),
    );
  });

  it("the dots that are not new are the dots of the original name", () => {
    fc.assert(
      fc.property(anyAliases, (aliases) => {
        const names = aliases.map((alias) =>
          toAddressParts(alias)
            .filter(({ role, isNew }) => (role === "dot" || role === "mailbox") && !isNew)
            .map(({ text }) => text)
            .join(""),
        );
        expect(names).toEqual(aliases.map(({ original }) => original.split(/[+@]/)[0]));
      }),
    );
  });

  it("an address compared with itself has nothing new", () => {
    fc.assert(
      fc.property(anyAliases, (aliases) => {
        const parts = aliases.flatMap(({ email }) => toAddressParts({ email, original: email }));
        expect(parts.filter(({ isNew }) => isNew)).toEqual([]);
      }),
    );
  });
});
