import * as fc from "fast-check";
import { describe, expect } from "vitest";

import { anyAddress, anyForeignWord, anyLanguage, anySeed, anyTags, stringOf } from "../../tests/core/arbitraries";
import { law } from "../../tests/core/law";
import { takeSteps } from "../../tests/core/takeSteps";
import { wordsOf } from "../../tests/core/words";
import { type Address, checkAddresses, generateAliases, judgeOwnTags, tagsOf } from "./";

law(
  "the check finds the mailbox and the tag of every alias of a list",
  anyAddress,
  anyLanguage,
  anySeed,
  anyTags,
  (address, language, seed, ownTags) => {
    const aliases = generateAliases(address, wordsOf[language], { seed, year: 2026, maxResults: 200, ownTags });
    const mailbox = `${nameOf(address).split(".").join("")}@gmail.com`;

    const rows = aliases.map(({ email }) => ({
      input: email,
      verdict: "gmail",
      mailbox,
      tag: email.split("@")[0]!.split("+").slice(1).join("+") || null,
      group: aliases.length > 1 ? 1 : null,
      isRepeated: false,
    }));
    const { removable, ...check } = takeSteps(checkAddresses(aliases.map(({ email }) => email).join("\n")));
    expect(check).toMatchObject({
      kind: "list",
      rows,
      grouped: aliases.length > 1 ? rows : [],
      invalid: 0,
      duplicates: aliases.length - 1,
      mailboxes: 1,
      people: 1,
    });
    // In their order: to compare sets of rows, Vitest compares each row with each.
    expect([...removable!.first]).toEqual(rows.slice(1));
    expect([...removable!.last]).toEqual(rows.slice(0, -1));
  },
);

describe("the own tags that are shown as used are the own tags of the list", () => {
  const anyWord = fc.oneof(
    stringOf("aé.:/@w?-", { maxLength: 24 }),
    fc.webUrl(),
    anyForeignWord,
    fc.tuple(fc.nat(20), fc.nat(300)).map(([first, last]) => `own${first}..${last}`),
  );
  const anyText = fc
    .tuple(anyTags, fc.array(anyWord), fc.constantFrom(", ", " ", ";\n"))
    .map(([tags, words, separator]) => [...words, ...tags].join(separator));
  const anyRun = fc.record({
    address: anyAddress,
    text: anyText,
    language: anyLanguage,
    options: fc.record({
      seed: anySeed,
      year: fc.constant(2026),
      maxResults: fc.oneof(...[2000, 200, 10].map((max) => fc.integer({ min: 1, max }))),
      includeDomainVariants: fc.boolean(),
    }),
  });

  law("each used tag has its alias after the base address, in order", anyRun, (run) => {
    const { address, text, language, options } = run;
    const ownTags = listedTags(text);
    const aliases = generateAliases(address, wordsOf[language], { ...options, ownTags });

    // If the entered address has one of the tags, it is the alias of that tag.
    const tagged = tagsOf(judgeOwnTags(text, address.username)).map(
      (tag) => `${nameOf(address)}+${tag}@${address.domain}`,
    );
    const leading = [...new Set([`${address.username}@${address.domain}`, ...tagged])];
    expect(aliases.slice(0, leading.length).map(({ email }) => email)).toEqual(leading);
  });

  law("no other listed word changes the list", anyRun, ({ address, text, language, options }) => {
    const words = wordsOf[language];
    const ownTags = listedTags(text);

    expect(generateAliases(address, words, { ...options, ownTags })).toEqual(
      generateAliases(address, words, { ...options, ownTags: tagsOf(judgeOwnTags(text, address.username)) }),
    );
  });
});

function listedTags(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .flatMap((word) => tagsOf(judgeOwnTags(word, null).map((own) => Object.assign(own, { problem: null }))));
}

function nameOf({ username }: Address): string {
  return username.split("+")[0]!;
}
