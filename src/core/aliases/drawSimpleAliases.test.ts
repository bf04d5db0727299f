import { describe, expect, it, test } from "vitest";

import { LANGUAGES, wordsOf } from "../../../tests/core/words";
import { drawSimpleAliases, type SimpleOptions } from "./drawSimpleAliases";
import { generateAliases } from "./generateAliases";

const TAGS = "shop news bank travel signup test deal events jobs health gym".split(" ");

function draw(username: string, options: Partial<SimpleOptions> = {}, tags = TAGS): string[] {
  const drawn = drawSimpleAliases({ username, domain: "gmail.com" }, tags, { seed: 0, ...options });
  return drawn.map(({ email, type }) => `${email.replace("@gmail.com", "")} ${type}`);
}

it("gives a tag, a few dots and the other domain by turns, eleven in all", () => {
  expect(draw("jane.doe")).toEqual([
    "jane.doe+shop plus",
    "j.ane.doe dots",
    "jane.doe@googlemail.com domain-variant",
    "jane.doe+news plus",
    "j.a.ne.doe dots",
    "jane.doe+bank@googlemail.com domain-variant",
    "jane.doe+travel plus",
    "ja.ne.doe dots",
    "jane.doe+signup@googlemail.com domain-variant",
    "jane.doe+test plus",
    "j.an.e.doe dots",
  ]);
});

test.each<[kind: string, username: string, options: Partial<SimpleOptions>, drawn: string[]]>([
  [
    "a name without gaps",
    "jo",
    { maxResults: 8 },
    ["jo+shop plus", "jo@googlemail.com domain-variant", "jo+news plus", "jo+bank@googlemail.com domain-variant"],
  ],
  ["one host", "jo", { maxResults: 3, includeDomainVariants: false }, ["jo+shop plus", "jo+news plus"]],
  ["a list of one", "jane", { maxResults: 1 }, []],
  ["a list of two", "jane", { maxResults: 2 }, ["jane@googlemail.com domain-variant"]],
  ["an own tag", "jo", { maxResults: 6, ownTags: ["shop"] }, ["jo+news plus", "jo@googlemail.com domain-variant"]],
  ["a tag of the address", "jo+shop", { maxResults: 4 }, ["jo+news plus", "jo+shop@googlemail.com domain-variant"]],
  ["a name of 64", "j".repeat(64), { includeDomainVariants: false }, []],
])("a kind that has no room takes no turn: %s", (_, username, options, drawn) => {
  expect(draw(username, options)).toEqual(drawn);
});

it("gives other ones for another seed", () => {
  const firsts = Array.from({ length: 100 }, (_, index) => draw("jane.doe", { seed: Math.imul(index, 0x9e_37_79_b9) }));

  expect(new Set(firsts.map(([tag]) => tag)).size).toBe(TAGS.length);
  expect(new Set(firsts.map(([, dots]) => dots)).size).toBe(5);
});

interface Texts {
  readonly make: { readonly exampleTags: string };
}
const files = import.meta.glob<Texts>("/src/i18n/languages/*/texts.json", { eager: true, import: "default" });

describe.each(LANGUAGES)("the words of the picture in %s", (language) => {
  const tags = files[`/src/i18n/languages/${language}/texts.json`]!.make.exampleTags.split(" ");

  it.each(["jane.doe", "jo", "abc"])("give %s the addresses with which its first list begins", (username) => {
    const address = { username, domain: "gmail.com" } as const;
    const picture = drawSimpleAliases(address, tags, { seed: 2 }).slice(0, 8);

    expect(generateAliases(address, wordsOf[language], { seed: 2, year: 2026 }).slice(1, 9)).toEqual(picture);
  });
});
